import { fileURLToPath } from 'node:url';
import type { DemoAccount } from '@franca/contract';
import { checkProfileNames } from './composition/checkProfileNames.ts';
import { chooseAdapters } from './composition/chooseAdapters.ts';
import { connectAuth } from './composition/connectAuth.ts';
import { connectChat } from './composition/connectChat.ts';
import { connectDemo } from './composition/connectDemo.ts';
import { connectFiles } from './composition/connectFiles.ts';
import { createPlanCheck } from './composition/createPlanCheck.ts';
import { describeServer } from './composition/describeServer.ts';
import { serverVersion } from './composition/serverVersion.ts';
import { translationFacts } from './composition/translationFacts.ts';
import type { Config } from './config.ts';
import type { AppOverrides } from './core/AppOverrides.ts';
import type { Core } from './core/Core.ts';
import { type CoreHandle, createCore } from './core/createCore.ts';
import { repeat } from './core/repeat.ts';
import { sweepExpired } from './domains/auth/sweepExpired.ts';
import { createDev } from './domains/dev/createDev.ts';
import { registerDevRoutes } from './domains/dev/registerDevRoutes.ts';
import type { FileOwner } from './domains/files/FileOwner.ts';
import { registerDocsRoutes } from './domains/health/registerDocsRoutes.ts';
import { registerHealthRoutes } from './domains/health/registerHealthRoutes.ts';
import { codeOfLanguage } from './domains/static/codeOfLanguage.ts';
import { registerStaticRoutes } from './domains/static/registerStaticRoutes.ts';
import { createMembership } from './domains/topics/createMembership.ts';
import { createUsers } from './domains/users/createUsers.ts';
import { registerUserRoutes } from './domains/users/registerUserRoutes.ts';
import { answerUnknown } from './http/answerUnknown.ts';
import { serveWeb } from './http/serveWeb.ts';

const webDirectory = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The running application, not yet listening. */
export type App = {
  /** Shared parts, for tests and for the process that listens. */
  core: Core;
  /** Listens on the configured host and port and returns the address, e.g. `http://127.0.0.1:4321`. */
  listen: () => Promise<string>;
  /** The demo's people, none where there is no demo. */
  demoAccounts: () => Promise<DemoAccount[]>;
  /** Stops accepting, ends sockets and queues, closes the database. Safe to call twice. */
  close: () => Promise<void>;
};

/** The composition root: every domain and every adapter meets here; `src/composition` holds its longer parts. */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<App> {
  const handle = await createCore(config, overrides);
  try {
    return await connectDomains(handle, overrides);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function connectDomains({ core, close }: CoreHandle, overrides: AppOverrides): Promise<App> {
  const { clock, config, server, state } = core;
  const { db } = core.database;

  const mailer = overrides.mailer ?? chooseAdapters.mailer(config, core);
  const sms = overrides.sms ?? chooseAdapters.sms(config, core);
  core.onClose(() => mailer.close());
  core.onClose(() => sms.close());

  const membership = createMembership(db, codeOfLanguage);
  const { route, finishRoutes, sessions, links } = connectAuth(core, {
    mailer,
    sms,
    checkProfile: checkProfileNames,
    requireMember: membership.require,
    hasFeature: createPlanCheck(db),
    onViolation: overrides.onViolation,
    onRevoke: (token) => endSession(token),
    uploads: {
      claim: (avatar, registrant) => claimAvatar(avatar, { registrant }),
      adopt: (registrant, userId) => files.adopt(registrant, userId),
    },
  });
  const files = connectFiles(core, { route });
  const claimAvatar = async (avatar: string, owner: FileOwner): Promise<void> => {
    await files.claim(avatar, owner);
  };
  repeat(core, 'sweep', 3_600_000, () => sweepExpired(db, clock()));

  registerStaticRoutes(route);
  const users = createUsers({
    db,
    checkProfile: checkProfileNames,
    confirmEmail: links.send,
    claimAvatar: (avatar, userId) => claimAvatar(avatar, { userId }),
    releaseAvatar: (avatar, userId) => files.release(avatar, { userId }),
  });
  registerUserRoutes(route, users);
  const { endSession, translator, topics, chat } = await connectChat(core, {
    route,
    files,
    membership,
    readSession: sessions.read,
    translator: overrides.translator,
  });

  const hasDemo = core.database.kind === 'pglite' && config.DEMO !== '0';
  if (hasDemo) await connectDemo(core, { files, membership, topics, chat });
  const hasOutbox = mailer.id === 'outbox' || sms.id === 'outbox';
  const dev = createDev({ db, hasDemo, hasOutbox, openSession: sessions.open });
  registerDevRoutes(server, route, dev);
  registerHealthRoutes(route, {
    describe: () => describeServer(core, { translation: translationFacts(translator) }),
    isReady: () => state.value === 'ready',
  });
  registerDocsRoutes(server, route, serverVersion);
  finishRoutes();
  answerUnknown(server, await serveWeb(server, overrides.webDirectory ?? webDirectory));

  await server.ready();
  return {
    core,
    listen: async () => {
      const address = await server.listen({ port: config.PORT, host: config.HOST });
      state.value = 'ready';
      return address;
    },
    demoAccounts: async () => (hasDemo ? dev.accounts() : []),
    close,
  };
}
