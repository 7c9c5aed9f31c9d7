import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { renderedPage } from './renderedPage.ts';
import { routeConfig } from './routePolicy.ts';

/** What serves the sign-in. */
export type LoginPageOptions = {
  /** Where the web app is built. */
  directory: string;
  /** How many people the demo offers; 0 without a demo. */
  countDemoPeople: () => Promise<number>;
};

/**
 * Serves `/login` from the pages that the web build has rendered. The page leaves room for the demo's people, whom its script
 * asks for, so that nothing moves when they come. Where none was built, the app answers.
 */
export function serveLogin(server: FastifyInstance, { directory, countDemoPeople }: LoginPageOptions): void {
  const answer = renderedPage({
    fileOf: (language) => join(directory, '.pages', `login.${language}.html`),
    fill: async (page) =>
      page.replace('<html ', `<html style="--demo-rows: ${Math.ceil((await countDemoPeople()) / 2)}" `),
  });
  if (answer) server.get('/login', { compress: false, config: routeConfig('publicReads') }, answer);
}
