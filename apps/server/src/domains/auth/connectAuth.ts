import { eq, inArray } from 'drizzle-orm';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import { repeat } from '../../core/repeat.ts';
import type { Database } from '../../db/Database.ts';
import { codeFailures, phoneCodes, quickLinks } from '../../db/schema/auth.ts';
import type { Captcha } from '../../ports/Captcha.ts';
import type { Mailer } from '../../ports/Mailer.ts';
import type { SmsSender } from '../../ports/SmsSender.ts';
import { emailNoticeMail } from '../../strings/accountTexts.ts';
import type { Files } from '../files/Files.ts';
import type { AuthContext } from './AuthContext.ts';
import { readerLanguages, whereId } from './accounts.ts';
import { createAuth, type SignUpForm } from './createAuth.ts';
import { createCodeFailures } from './createCodeFailures.ts';
import { createPhoneCodes, type Phone } from './createPhoneCodes.ts';
import { createProofs } from './createProofs.ts';
import { createQuickLinks, type QuickLinks } from './createQuickLinks.ts';
import { createRegistrationTokens } from './createRegistrationTokens.ts';
import { createSessions, type Sessions } from './createSessions.ts';
import { defineLockNotices } from './defineLockNotices.ts';
import { registrantOf } from './Proof.ts';
import { purgeExpired } from './purgeExpired.ts';
import { readNumbers } from './readNumbers.ts';
import { registerAuthRoutes } from './registerAuthRoutes.ts';
import { registerDeviceRoutes } from './registerDeviceRoutes.ts';

/** What sign-in needs from outside. */
export type AuthDeps = {
  /** Guards the sending of codes. */
  captcha: Captcha;
  /** Carrier of quick links. */
  mailer: Mailer;
  /** Carrier of codes. */
  sms: SmsSender;
  /** The files uploaded before the sign-up. */
  files: Pick<Files, 'claim' | 'assign'>;
  /** Refuses countries, languages and accents that no list names. */
  checkProfile: (form: Pick<SignUpForm, 'country' | 'language' | 'accent'>) => void;
  /** Refuses dial codes and numbers that no country has. */
  checkPhoneNumber: AuthContext['checkPhoneNumber'];
  /** The same number as the numbering plan of its country writes it. */
  readPhoneNumber: (phone: Phone) => Phone;
  /** BCP 47 tag of a language that a profile names. */
  codeOfLanguage: (name: string) => string;
};

/** Signing in, as the other domains use it. */
export type Auth = {
  /** Bearer sessions. */
  sessions: Sessions;
  /** Removes codes and links that were sent to somebody whose account is being deleted. */
  forget: (tx: Database, addresses: { phone: string | null; emails: readonly string[] }) => Promise<void>;
  /** Sends a link to confirm an address that was entered in a profile. */
  confirmEmail: QuickLinks['send'];
  /** Notifies a confirmed address that another one is about to replace it; what cannot be sent is not sent. */
  announceEmail: (change: { userId: string; from: string; to: string }) => Promise<void>;
};

const purgeEveryMs = 3_600_000;

/** Whether a request is for something that no verification opens, only a session: every folder of files but that of the first avatar. */
function needsSession(body: unknown): boolean {
  const folder = (body as { folder?: unknown } | null | undefined)?.folder;
  return folder !== undefined && folder !== 'avatar';
}

/** Builds sign-in over the core, registers its routes and provides the checks of sessions and registrants. */
export function connectAuth(core: Core, deps: AuthDeps): Auth {
  const { clock, database, limiter, log, publicUrl, route, secret, sockets } = core;
  const { captcha, mailer, sms, files, checkProfile, checkPhoneNumber, codeOfLanguage } = deps;
  const { db } = database;
  core.onClose(() => mailer.close());
  core.onClose(() => sms.close());
  const carriers = { captcha, mailer, sms };
  const names = { checkPhoneNumber, codeOfLanguage };
  const context: AuthContext = { db, clock, secret, ...carriers, limiter, log, publicUrl, ...names };
  const sessions = createSessions(db, clock, {
    onRevoke: sockets.endSession,
    isExclusive: database.kind === 'pglite',
  });
  const failures = createCodeFailures(db, clock);
  const notifyLocked = defineLockNotices(core, context);
  const codes = readNumbers(
    createPhoneCodes(context, { failures, onLocked: notifyLocked }),
    deps.readPhoneNumber,
  );
  const links = createQuickLinks(context);
  const registrationTokens = createRegistrationTokens(secret);
  const proofs = createProofs(codes, links, registrationTokens);
  const auth = createAuth({ db, clock, sessions, proofs, failures, registrationTokens, checkProfile, files });
  core.provide({
    readSession: sessions.read,
    requireRegistrant: async (token, body) => {
      const proof = await proofs.find(token, body);
      if (proof) return registrantOf(proof);
      const isOfSession = (token !== null && !registrationTokens.isOne(token)) || needsSession(body);
      throw new Refusal(isOfSession ? 'unauthorized' : 'verification_required');
    },
  });
  registerDeviceRoutes(route, sessions);
  registerAuthRoutes(route, { context, codes, links, auth, sessions });
  repeat(core, 'purge of what has expired', purgeEveryMs, () => purgeExpired(db, clock()));
  return {
    sessions,
    forget: async (tx, { phone, emails }) => {
      if (phone !== null) {
        await tx.delete(phoneCodes).where(eq(phoneCodes.phone, phone));
        await tx.delete(codeFailures).where(eq(codeFailures.phone, phone));
      }
      if (emails.length > 0) await tx.delete(quickLinks).where(inArray(quickLinks.email, [...emails]));
    },
    confirmEmail: links.send,
    announceEmail: async ({ userId, from, to }) => {
      const languages = await readerLanguages(context, whereId(userId), undefined);
      const { status } = await mailer.send({ ...emailNoticeMail(languages, to), to: from });
      if (status !== 'sent') core.log.warn('the notice about a changed e-mail address was not sent');
    },
  };
}
