import { buildServer } from '../../tools/bootstrap/builds.mjs';
import { prepareDemo } from './server.ts';
import { prepareNodes } from './startNodes.ts';

/**
 * Builds the server before the first journey where it has changed, so that journeys never run an older one and take it from no other
 * suite that runs at the same time. Prepares what they begin with: the demo, or where there are two servers, which have none, a few of
 * its people.
 *
 * @returns what Playwright runs after the last journey
 */
export default async function prepareServer(): Promise<() => Promise<void>> {
  await buildServer();
  return process.env.E2E_NODES === '2' ? prepareNodes() : prepareDemo();
}
