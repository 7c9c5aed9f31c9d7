import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { repeat } from '../../core/repeat.ts';
import type { Mailer } from '../../ports/Mailer.ts';
import type { SmsSender } from '../../ports/SmsSender.ts';
import type { Users } from '../users/Users.ts';
import { createDeletion, type DeletionDeps } from './createDeletion.ts';
import { createDeletionCodes } from './createDeletionCodes.ts';

/** What the end of an account needs of the other domains. */
export type AccountDeps = DeletionDeps & {
  users: Pick<Users, 'find'>;
  mailer: Mailer;
  sms: SmsSender;
  /** BCP 47 tag of a language that a profile names. */
  codeOfLanguage: (name: string) => string;
};

/** What concerns an account as a whole, for whoever starts and tests it. */
export type Account = {
  /** Takes up deletions that an earlier run left. */
  start: () => Promise<void>;
  /** What the job does every minute. */
  runDue: () => Promise<void>;
};

const deleteEveryMs = 60_000;

/** Builds what concerns an account as a whole, registers its routes, and finishes deletions. */
export function connectAccount(core: Core, deps: AccountDeps): Account {
  const { clock, database, limiter, log, route, secret } = core;
  const { db } = database;
  const codes = createDeletionCodes({ ...deps, db, clock, secret, limiter });
  const onError = (error: unknown): void => log.error({ err: error }, 'a deletion is tried again');
  const deletion = createDeletion({ ...deps, db, clock, onError });
  core.onClose(deletion.settled);

  const { requestDeletion, delete: deleteAccount } = endpoints.account;
  route(requestDeletion, ({ userId }) => codes.send(userId));
  route(deleteAccount, async ({ userId, body }) => {
    await codes.check(userId, body.code);
    await deletion.begin(userId);
    return null;
  });
  repeat(core, 'deletions of accounts', deleteEveryMs, deletion.runDue);
  return {
    start: async () => {
      if (database.kind === 'pglite') await deletion.release();
      deletion.runDue().catch(onError);
    },
    runDue: deletion.runDue,
  };
}
