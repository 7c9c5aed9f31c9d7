import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import type { Mailer } from '../../ports/Mailer.ts';
import type { SmsSender } from '../../ports/SmsSender.ts';
import { createDeletion, type DeletionDeps } from './createDeletion.ts';
import { createDeletionCodes } from './createDeletionCodes.ts';
import { createExport, type ExportOptions } from './createExport.ts';

/** What the end of an account needs of the other domains. */
export type AccountDeps = DeletionDeps & {
  users: ExportOptions['users'];
  contacts: ExportOptions['contacts'];
  topics: ExportOptions['topics'];
  chat: ExportOptions['chat'];
  files: ExportOptions['files'];
  glossary: ExportOptions['glossary'];
  scheduled: ExportOptions['scheduled'] & DeletionDeps['scheduled'];
  stickers: ExportOptions['stickers'] & DeletionDeps['stickers'];
  billing: ExportOptions['billing'];
  calls: ExportOptions['calls'];
  notifications: ExportOptions['notifications'];
  assistant: ExportOptions['assistant'];
  sessions: ExportOptions['sessions'];
  mailer: Mailer;
  sms: SmsSender;
  /** BCP 47 tag of a language that a profile names. */
  codeOfLanguage: (name: string) => string;
};

/** What concerns an account as a whole, for whoever starts and tests it. */
export type Account = {
  /** Works on deletions that are due. */
  runDue: () => Promise<void>;
};

/** Builds what concerns an account as a whole, registers its routes, and finishes deletions. */
export function connectAccount(core: Core, deps: AccountDeps): Account {
  const { clock, database, jobs, limiter, log, route, secret } = core;
  const { db } = database;
  const codes = createDeletionCodes({ ...deps, db, clock, secret, limiter, log });
  const deletion = createDeletion({ ...deps, db, jobs });

  const archives = createExport({ ...deps, clock, secret, limiter });
  const { requestExport, export: fetchExport, requestDeletion, delete: deleteAccount } = endpoints.account;
  route(requestExport, ({ userId, token }) => archives.addressOf(userId, token));
  route(fetchExport, async ({ params, reply }) => {
    const archive = await archives.open(params.key);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="franca-data.zip"')
      .header('cache-control', 'no-store')
      .send(archive);
  });
  route(requestDeletion, ({ userId }) => codes.send(userId));
  route(deleteAccount, async ({ userId, body }) => {
    await codes.check(userId, body.code);
    await deletion.begin(userId);
    return null;
  });
  return { runDue: deletion.runDue };
}
