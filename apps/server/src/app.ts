import type { AppOverrides } from './composition/AppOverrides.ts';
import type { Core } from './composition/Core.ts';
import { checkProfileNames } from './composition/checkProfileNames.ts';
import { chooseMailer } from './composition/chooseMailer.ts';
import { chooseSmsSender } from './composition/chooseSmsSender.ts';
import { connectAuth } from './composition/connectAuth.ts';
import { createCore } from './composition/createCore.ts';
import type { Config } from './config.ts';
import { createUsers } from './domains/users/createUsers.ts';
import { registerUserRoutes } from './domains/users/registerUserRoutes.ts';

/** The running application, not yet listening. */
export type App = {
  /** Shared parts, for tests and for the process that listens. */
  core: Core;
  /** Listens on the configured host and port and returns the address, e.g. `http://127.0.0.1:4321`. */
  listen: () => Promise<string>;
  /** Stops accepting, ends sockets and queues, closes the database. Safe to call twice. */
  close: () => Promise<void>;
};

/** The composition root: every domain and every adapter meets here; `src/composition` holds its longer parts. */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<App> {
  const { core, close } = await createCore(config, overrides);
  const { limiter, server, state } = core;
  const { db } = core.database;

  const mailer = overrides.mailer ?? chooseMailer(config, db);
  const sms = overrides.sms ?? chooseSmsSender(config, db);
  core.onClose(() => mailer.close());
  core.onClose(() => sms.close());

  const checkAnswers = overrides.checkAnswers ?? false;
  const { route, links } = connectAuth(core, { mailer, sms, checkProfile: checkProfileNames, checkAnswers });
  const users = createUsers({ db, checkProfile: checkProfileNames, confirmEmail: links.send });
  registerUserRoutes(route, users, limiter);

  await server.ready();
  return {
    core,
    listen: async () => {
      const address = await server.listen({ port: config.PORT, host: config.HOST });
      state.value = 'ready';
      return address;
    },
    close: () => {
      state.value = 'stopping';
      return close();
    },
  };
}
