import { createAltchaCaptcha } from '../adapters/captcha/createAltchaCaptcha.ts';
import type { Core } from '../core/Core.ts';
import { keyedHash } from '../core/hashes.ts';
import type { AuthContext } from '../domains/auth/AuthContext.ts';
import { createAuth, type SignUpForm } from '../domains/auth/createAuth.ts';
import { createPhoneCodes } from '../domains/auth/createPhoneCodes.ts';
import { createProofs } from '../domains/auth/createProofs.ts';
import { createQuickLinks, type QuickLinks } from '../domains/auth/createQuickLinks.ts';
import { createRegistrationTokens } from '../domains/auth/createRegistrationTokens.ts';
import { createSessions, type Sessions } from '../domains/auth/createSessions.ts';
import { registerAuthRoutes } from '../domains/auth/registerAuthRoutes.ts';
import { registrantOf } from '../domains/auth/registrantOf.ts';
import type { Uploads } from '../domains/auth/Uploads.ts';
import { codeOfLanguage } from '../domains/static/codeOfLanguage.ts';
import type { PolicyOptions } from '../http/createPolicy.ts';
import { createRouter, type Router } from '../http/createRouter.ts';
import type { Mailer } from '../ports/Mailer.ts';
import type { SmsSender } from '../ports/SmsSender.ts';

/** What sign-in needs from the other domains. */
export type ConnectAuthOptions = {
  /** Carrier of quick links. */
  mailer: Mailer;
  /** Carrier of codes. */
  sms: SmsSender;
  /** Refuses countries, languages and accents that no list names. */
  checkProfile: (form: Pick<SignUpForm, 'country' | 'language' | 'accent'>) => void;
  /** The files uploaded before the sign-up. */
  uploads: Uploads;
  /** Who is in which topic. */
  requireMember: PolicyOptions['requireMember'];
  /** What a person's plan includes. */
  hasFeature: PolicyOptions['hasFeature'];
  /** Called where an answer or refusal differs from the contract. */
  onViolation: ((sentence: string) => void) | undefined;
  /** Told of tokens that were signed out. */
  onRevoke: (token: string) => void;
};

/** Signing in, and the router: every other domain's endpoints rely on its sessions. */
export type AuthParts = {
  /** Puts endpoints of the contract on the server. */
  route: Router;
  /** Ends the registration of endpoints. */
  finishRoutes: () => void;
  /** Bearer sessions; sockets read tokens with it too. */
  sessions: Sessions;
  /** Quick links, to confirm an address that was entered in a profile. */
  links: QuickLinks;
};

/** Builds the auth domain over the core and registers its routes. */
export function connectAuth(core: Core, options: ConnectAuthOptions): AuthParts {
  const { clock, limiter, publicUrl, secret, server } = core;
  const { mailer, sms, checkProfile, uploads, requireMember, hasFeature, onViolation } = options;
  const { db } = core.database;
  const captcha = createAltchaCaptcha({ secret: keyedHash(secret, 'captcha'), clock });
  const carriers = { captcha, mailer, sms };
  const context: AuthContext = { db, clock, secret, ...carriers, limiter, publicUrl, codeOfLanguage };
  const sessions = createSessions(db, clock, {
    onRevoke: options.onRevoke,
    isExclusive: core.database.kind === 'pglite',
  });
  const codes = createPhoneCodes(context);
  const links = createQuickLinks(context);
  const registrationTokens = createRegistrationTokens(secret);
  const proofs = createProofs(codes, links, registrationTokens);
  const auth = createAuth({ db, clock, sessions, proofs, registrationTokens, checkProfile, uploads });
  const findRegistrant: PolicyOptions['findRegistrant'] = async (token, body) => {
    const proof = await proofs.find(token, body);
    return proof && registrantOf(proof);
  };
  const { route, finish: finishRoutes } = createRouter(server, {
    readSession: sessions.read,
    findRegistrant,
    requireMember,
    hasFeature,
    limiter,
    onViolation,
  });
  registerAuthRoutes(route, { context, codes, links, auth, sessions });
  return { route, finishRoutes, sessions, links };
}
