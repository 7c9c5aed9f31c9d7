import { randomInt } from 'node:crypto';
import { resendDelayMs } from '@franca/contract';
import { keyedHash, sameText } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { signInCodeText } from '../../strings/signInTexts.ts';
import type { AuthContext } from './AuthContext.ts';
import { readerLanguages, whereAccount } from './accounts.ts';
import { createPhoneCodeRepository, type PhoneCodeRow } from './createPhoneCodeRepository.ts';
import { consumeCaptcha, requireAllowance } from './guards.ts';
import type { PhoneProof } from './Proof.ts';

/** The parts of a phone number as the wire names them; the contract has stripped the leading zero. */
export type Phone = {
  /** Country prefix without `+`, e.g. `61`. */
  dial_code: string;
  /** National number, digits only. */
  phone_number: string;
};

/** E.164 form, `+{dial_code}{phone_number}`. */
export function formatPhone({ dial_code, phone_number }: Phone): string {
  return `+${dial_code}${phone_number}`;
}

const lifetimeMinutes = 10;
const lifetimeMs = lifetimeMinutes * 60_000;
const proofMs = 60 * 60_000;
/** Wrong codes that anybody may enter without a captcha. */
const freeTries = 3;
/** Wrong codes that make a code void: more than one network may enter, so that nobody voids a stranger's code alone. */
const maximumTries = 10;

/** A code as somebody enters it. */
export type CodeEntry = {
  /** The six digits. */
  code: string;
  /** The network that it comes from. */
  network: string;
  /** The captcha that was solved for this entry, if any. */
  captchaToken: string | undefined;
};

/** Sign-in codes by text message: 6 digits, 10 minutes, one per minute and number. */
export type PhoneCodes = {
  /**
   * Sends a new code, which replaces the one before, in the language of the profile or of the Accept-Language header;
   * refuses with 429 when asked too soon or too often.
   */
  send: (phone: Phone, acceptLanguage: string | undefined) => Promise<void>;
  /**
   * Accepts the newest code once and returns its proof; refuses wrong, old, used and over-tried ones, and after some wrong
   * ones those that come without a captcha (docs/behaviour/sign-in.md, Wrong codes).
   */
  verify: (phone: Phone, entry: CodeEntry) => Promise<PhoneProof>;
  /** What a verification of this code would have proved; whether it did is asked with `isProof`. */
  proofOf: (phone: Phone, code: string) => PhoneProof;
  /** Whether the code was verified within the last hour and not consumed by a sign-up yet. */
  isProof: (proof: PhoneProof) => Promise<boolean>;
  /** Consumes the proof inside the sign-up's transaction; false when it is none. */
  consumeProof: (proof: PhoneProof, within: Database) => Promise<boolean>;
};

/** Codes kept as keyed hashes under the number's own key. */
export function createPhoneCodes(context: AuthContext): PhoneCodes {
  const { clock, secret, sms, limiter } = context;
  const repository = createPhoneCodeRepository(context.db);
  const hashCode = (phone: string, code: string): string => keyedHash(secret, 'phone-code', phone, code);
  const before = (milliseconds: number): Date => new Date(clock().getTime() - milliseconds);

  /** Milliseconds until a number may be sent another code; not above 0 when it may now. */
  const resendWait = (last: { sentAt: Date } | undefined): number =>
    last ? last.sentAt.getTime() + resendDelayMs - clock().getTime() : 0;

  async function refuseTooSoon(phone: string): Promise<void> {
    const wait = resendWait(await repository.find(phone));
    if (wait > 0) throw new Refusal('rate_limited', { retryAfter: Math.ceil(wait / 1000) });
  }

  async function store(phone: string, code: string): Promise<void> {
    const sentAt = clock();
    const expiresAt = new Date(sentAt.getTime() + lifetimeMs);
    const row = { phone, codeHash: hashCode(phone, code), sentAt, expiresAt };
    const isStored = await repository.replace(row, before(resendDelayMs));
    // A second request at the same moment was quicker.
    if (!isStored) await refuseTooSoon(phone);
  }

  const proofOf = (parts: Phone, code: string): PhoneProof => {
    const { dial_code: dialCode, phone_number: phoneNumber } = parts;
    return { kind: 'phone', dialCode, phoneNumber, codeHash: hashCode(formatPhone(parts), code) };
  };

  const exhausted = (last: PhoneCodeRow): Refusal =>
    new Refusal('code_exhausted', { retryAfter: Math.max(1, Math.ceil(resendWait(last) / 1000)) });

  /** The newest code, if it can still be entered; refuses otherwise, in the same way for people with and without an account. */
  async function findOpen(phone: string, hasCaptcha: boolean): Promise<PhoneCodeRow> {
    const last = await repository.find(phone);
    if (!last || last.verifiedAt) throw new Refusal('code_invalid');
    if (last.expiresAt <= clock()) throw new Refusal('code_expired');
    if (last.attempts >= maximumTries) throw exhausted(last);
    if (last.attempts >= freeTries && !hasCaptcha) throw new Refusal('captcha_required');
    return last;
  }

  /** Counts an entry, for the network that it comes from and for the code; refuses when it is one too many for either. */
  async function countEntry(phone: string, { network, captchaToken }: CodeEntry): Promise<PhoneCodeRow> {
    const hasCaptcha = Boolean(captchaToken);
    const open = await findOpen(phone, hasCaptcha);
    if (captchaToken) await consumeCaptcha(context, captchaToken);
    const wait = await limiter('attemptsPerCode', `${network} ${phone} ${open.sentAt.getTime()}`);
    if (wait > 0) throw exhausted(open);
    const tried = await repository.countTry(phone, clock(), hasCaptcha ? maximumTries : freeTries);
    if (tried) return tried;
    // Others entered codes at the same moment: what stands in the way now is said.
    await findOpen(phone, hasCaptcha);
    throw new Refusal('code_invalid');
  }

  return {
    send: async (parts, acceptLanguage) => {
      const phone = formatPhone(parts);
      await refuseTooSoon(phone);
      await requireAllowance(limiter, 'codesPerNumber', phone);
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      await store(phone, code);
      const languages = await readerLanguages(context, whereAccount(proofOf(parts, code)), acceptLanguage);
      const text = signInCodeText(languages, code, lifetimeMinutes);
      const delivery = await sms.send({ to: phone, text, code });
      if (delivery.status === 'sent') return;
      await repository.remove(phone);
      throw new Refusal('delivery_failed');
    },
    verify: async (parts, entry) => {
      // Counting comes first: parallel guesses cannot share a try.
      const tried = await countEntry(formatPhone(parts), entry);
      const proof = proofOf(parts, entry.code);
      const isRight = sameText(tried.codeHash, proof.codeHash);
      if (!isRight || !(await repository.setVerified(proof.codeHash, clock())))
        throw new Refusal('code_invalid');
      return proof;
    },
    proofOf,
    isProof: ({ codeHash }) => repository.hasProof(codeHash, before(proofMs)),
    consumeProof: ({ codeHash }, within) =>
      repository.consumeProof(within, codeHash, { verifiedAfter: before(proofMs), now: clock() }),
  };
}
