import { join } from 'node:path';
import { chooseAdapters } from './composition/chooseAdapters.ts';
import { connectDomains, type Domains } from './composition/connectDomains.ts';
import type { Config } from './config.ts';
import type { AppOverrides } from './core/AppOverrides.ts';
import type { Core } from './core/Core.ts';
import { type CoreHandle, createCore } from './core/createCore.ts';
import { serverFolder } from './core/serverFolder.ts';
import { sendUnknown } from './http/sendUnknown.ts';
import { serveLanding } from './http/serveLanding.ts';
import { serveLogin } from './http/serveLogin.ts';
import { serveWeb } from './http/serveWeb.ts';

const webDirectory = join(serverFolder, '../web/dist');

/** The running application, not yet listening. */
export type App = Domains & {
  /** Shared parts, for tests and for the process that listens. */
  core: Core;
  /** Listens on the configured host and port and returns the address, e.g. `http://127.0.0.1:4321`. */
  listen: () => Promise<string>;
  /** Stops accepting, ends sockets and queues, closes the database. Safe to call twice. */
  close: () => Promise<void>;
};

/** The application with all its domains; `src/composition` connects these with each other and with their adapters. */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<App> {
  const handle = await createCore(config, overrides, chooseAdapters.pageHosts(config));
  try {
    return await connectApp(handle, overrides);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function connectApp(
  { core, startJobs, finish, close }: CoreHandle,
  overrides: AppOverrides,
): Promise<App> {
  const { config, server, state } = core;
  const domains = await connectDomains(core, overrides);
  await startJobs();
  finish();
  await servePages(core, overrides.webDirectory ?? webDirectory, domains.demoAccounts);
  await server.ready();
  return {
    ...domains,
    core,
    listen: async () => {
      const address = await server.listen({ port: config.PORT, host: config.HOST });
      state.value = 'ready';
      return address;
    },
    close,
  };
}

/** Serves the built web app, its landing page and its sign-in, and refuses every other address. */
async function servePages(
  { server, publicUrl }: Core,
  directory: string,
  demoAccounts: Domains['demoAccounts'],
): Promise<void> {
  const hasLanding = serveLanding(server, { directory, publicUrl });
  serveLogin(server, { directory, countDemoPeople: async () => (await demoAccounts()).length });
  sendUnknown(server, await serveWeb(server, directory, { hasLanding }));
}
