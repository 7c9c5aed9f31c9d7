import { randomInt } from 'node:crypto';
import { resendDelayMs } from '@franca/contract';
import { keyedHash, sameText } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import { requireTotalAllowance } from '../../core/requireTotalAllowance.ts';
import type { Database } from '../../db/Database.ts';
import { signInCodeText } from '../../strings/signInTexts.ts';
import type { AuthContext } from './AuthContext.ts';
import { readerLanguages, whereAccount } from './accounts.ts';
import type { CodeFailures } from './createCodeFailures.ts';
import { type CodePlace, createPhoneCodeRepository, type PhoneCodeRow } from './createPhoneCodeRepository.ts';
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
  /** What the client that asked for the code keeps, if it keeps anything. */
  deviceSecret: string | undefined;
};

/** How a code is asked for. */
export type CodeRequest = {
  /** The asker's Accept-Language header; the profile of the number's account goes before it. */
  acceptLanguage: string | undefined;
  /** What the client keeps: the code is good on this device only. Without it any client can enter the code. */
  deviceSecret: string | undefined;
};

/** Sign-in codes by text message: 6 digits, 10 minutes, one per minute and number. */
export type PhoneCodes = {
  /**
   * Sends a new code, which replaces the one that the same device asked for before, in the language of the profile or of the
   * Accept-Language header; refuses with 429 when asked too soon or too often.
   */
  send: (phone: Phone, request: CodeRequest) => Promise<void>;
  /**
   * Accepts the newest code of a device once and returns its proof; refuses wrong, old, used and over-tried ones, after some
   * wrong ones those that come without a captcha, and after many for the same number all (docs/behaviour/sign-in.md, Wrong codes).
   */
  verify: (phone: Phone, entry: CodeEntry) => Promise<PhoneProof>;
  /**
   * The proof of a verified code that somebody enters again, for a sign-up without a registration token; undefined when it is
   * wrong. Ten wrong ones make the code worthless for this way, whoever entered them; a registration token stays good.
   */
  enterAgain: (phone: Phone, code: string) => Promise<PhoneProof | undefined>;
  /** Whether the code was verified within the last hour and not consumed by a sign-up yet. */
  isProof: (proof: PhoneProof) => Promise<boolean>;
  /** Consumes the proof inside the sign-up's transaction; false when it is none. */
  consumeProof: (proof: PhoneProof, within: Database) => Promise<boolean>;
};

/** What the codes are made with, beside the rest of the domain. */
export type PhoneCodesOptions = {
  /** Counts over all codes of a number. */
  failures: CodeFailures;
  /** Called when the wrong codes for a number have closed it, after which the owner is notified. */
  onLocked: (phone: Phone) => void;
};

/** Codes kept as keyed hashes under the number's own key. */
export function createPhoneCodes(
  context: AuthContext,
  { failures, onLocked }: PhoneCodesOptions,
): PhoneCodes {
  const { clock, secret, sms, limiter } = context;
  const repository = createPhoneCodeRepository(context.db);
  const placeOf = (phone: string, deviceSecret: string | undefined): CodePlace => ({
    phone,
    device: deviceSecret ? keyedHash(secret, 'device', deviceSecret) : '',
  });
  const hashCode = (phone: string, code: string): string => keyedHash(secret, 'phone-code', phone, code);
  const before = (milliseconds: number): Date => new Date(clock().getTime() - milliseconds);

  /** Milliseconds until a number may be sent another code; not above 0 when it may now. */
  const resendWait = (last: { sentAt: Date } | undefined): number =>
    last ? last.sentAt.getTime() + resendDelayMs - clock().getTime() : 0;

  async function refuseTooSoon(phone: string): Promise<void> {
    const wait = resendWait(await repository.findNewest(phone));
    if (wait > 0) throw new Refusal('rate_limited', { retryAfter: Math.ceil(wait / 1000) });
  }

  async function store(place: CodePlace, code: string): Promise<void> {
    const sentAt = clock();
    const expiresAt = new Date(sentAt.getTime() + lifetimeMs);
    const row = { ...place, codeHash: hashCode(place.phone, code), sentAt, expiresAt };
    const isStored = await repository.replace(row, before(resendDelayMs));
    // A second request at the same moment was quicker.
    if (!isStored) await refuseTooSoon(place.phone);
  }

  const proofOf = (parts: Phone, code: string): PhoneProof => {
    const { dial_code: dialCode, phone_number: phoneNumber } = parts;
    return { kind: 'phone', dialCode, phoneNumber, codeHash: hashCode(formatPhone(parts), code) };
  };

  const exhausted = (last: PhoneCodeRow): Refusal =>
    new Refusal('code_exhausted', { retryAfter: Math.max(1, Math.ceil(resendWait(last) / 1000)) });

  /** The newest code, if it can still be entered; refuses otherwise, in the same way for people with and without an account. */
  async function findOpen(place: CodePlace, hasCaptcha: boolean): Promise<PhoneCodeRow> {
    const last = await repository.find(place);
    if (!last || last.verifiedAt) throw new Refusal('code_invalid');
    if (last.expiresAt <= clock()) throw new Refusal('code_expired');
    if (last.attempts >= maximumTries) throw exhausted(last);
    if (last.attempts >= freeTries && !hasCaptcha) throw new Refusal('captcha_required');
    return last;
  }

  /** Counts an entry, for its network, for the code and for the number; refuses when it is one too many for any. */
  async function countEntry(place: CodePlace, { network, captchaToken }: CodeEntry) {
    const hasCaptcha = Boolean(captchaToken);
    await failures.requireOpen(place);
    const open = await findOpen(place, hasCaptcha);
    if (captchaToken) await consumeCaptcha(context, captchaToken);
    const wait = await limiter(
      'attemptsPerCode',
      `${network} ${place.phone} ${place.device} ${open.sentAt.getTime()}`,
    );
    if (wait > 0) throw exhausted(open);
    const tried = await repository.countTry(place, clock(), hasCaptcha ? maximumTries : freeTries);
    if (tried) return { tried, ...(await failures.count(place)) };
    // Others entered codes at the same moment: what stands in the way now is said.
    await findOpen(place, hasCaptcha);
    throw new Refusal('code_invalid');
  }

  return {
    send: async (parts, { acceptLanguage, deviceSecret }) => {
      const phone = formatPhone(parts);
      const place = placeOf(phone, deviceSecret);
      await failures.requireOpen(place);
      await refuseTooSoon(phone);
      await requireAllowance(limiter, 'codesPerNumber', phone);
      await requireTotalAllowance(context, 'codesInTotal');
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      await store(place, code);
      const languages = await readerLanguages(context, whereAccount(proofOf(parts, code)), acceptLanguage);
      const text = signInCodeText(languages, code, lifetimeMinutes);
      const delivery = await sms.send({ to: phone, text, code });
      if (delivery.status === 'sent') return;
      await repository.remove(place);
      throw new Refusal('delivery_failed');
    },
    verify: async (parts, entry) => {
      const place = placeOf(formatPhone(parts), entry.deviceSecret);
      // Counting comes first: parallel guesses cannot share a try.
      const { tried, isLast } = await countEntry(place, entry);
      const proof = proofOf(parts, entry.code);
      const isRight = sameText(tried.codeHash, proof.codeHash);
      if (!isRight || !(await repository.setVerified(place, proof.codeHash, clock()))) {
        if (isLast) onLocked(parts);
        throw new Refusal('code_invalid');
      }
      await failures.reset(place);
      return proof;
    },
    enterAgain: async (parts, code) => {
      const phone = formatPhone(parts);
      const proof = proofOf(parts, code);
      // Counting comes first: parallel guesses cannot share a try.
      const open = await repository.countProofTry(phone, before(proofMs), maximumTries);
      if (!open.some(({ codeHash }) => sameText(codeHash, proof.codeHash))) return undefined;
      await repository.forgetProofTries(proof.codeHash);
      return proof;
    },
    isProof: ({ codeHash }) => repository.hasProof(codeHash, before(proofMs)),
    consumeProof: ({ codeHash }, within) =>
      repository.consumeProof(within, codeHash, { verifiedAfter: before(proofMs), now: clock() }),
  };
}
