import type { endpoints, Session, Verification } from '@franca/contract';
import type { z } from 'zod';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { databaseProblem } from '../../db/Database.ts';
import { users } from '../../db/schema/users.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Files } from '../files/Files.ts';
import { confirmAddress, dropClaims, findAccount, findNumber } from './accounts.ts';
import type { CodeFailures } from './createCodeFailures.ts';
import type { Proofs } from './createProofs.ts';
import type { RegistrationTokens } from './createRegistrationTokens.ts';
import type { Sessions } from './createSessions.ts';
import type { AddressConfirmation, Proof } from './Proof.ts';
import { registrantOf } from './Proof.ts';

/** The sign-up form as it arrives. */
export type SignUpForm = z.output<typeof endpoints.auth.signup.body>;

/** From a verified number or address to a session. */
export type SignIn = {
  /** Signs in whoever is registered; others get a registration token. `userAgent` names the device. */
  signIn: (proof: Proof, userAgent: string | undefined) => Promise<Verification>;
  /** Confirms the address that an account entered in its profile and signs that account in. */
  confirm: (confirmation: AddressConfirmation, userAgent: string | undefined) => Promise<Verification>;
  /** Makes the account of a proof and signs it in; refuses when the proof is missing, used or already registered. */
  signUp: (form: SignUpForm, token: string | null, userAgent: string | undefined) => Promise<Session>;
};

/** What signing in and up is built on. */
export type AuthOptions = {
  /** Where people are kept. */
  db: Database;
  /** Present time, for the account's age. */
  clock: Clock;
  /** Wrong codes of numbers, which a sign-in by another way forgets. */
  failures: Pick<CodeFailures, 'forget'>;
  /** Opens the sessions. */
  sessions: Sessions;
  /** What verifications left behind. */
  proofs: Proofs;
  /** Tokens of people between verification and sign-up. */
  registrationTokens: RegistrationTokens;
  /** The files uploaded before the sign-up. */
  files: Pick<Files, 'claim' | 'assign'>;
  /** Refuses countries, languages and accents that no list names. */
  checkProfile: (form: Pick<SignUpForm, 'country' | 'language' | 'accent'>) => void;
};

/** Accounts are made here and nowhere else. */
export function createAuth(options: AuthOptions): SignIn {
  const { db, clock, failures, sessions, proofs, registrationTokens, checkProfile, files } = options;

  async function insertUser(form: SignUpForm, proof: Proof, within: Database): Promise<string> {
    const { name, avatar, country, language, accent, gender } = form;
    // Only what was proved becomes part of the account; the other pair stays empty.
    const identity =
      proof.kind === 'phone'
        ? { dialCode: proof.dialCode, phoneNumber: proof.phoneNumber }
        : { email: proof.email, emailVerified: true };
    const profile = { name, avatar, country, language, accent, gender };
    const [user] = await within
      .insert(users)
      .values({ ...profile, ...identity, createdAt: clock() })
      .returning({ id: users.id });
    if (!user) throw new Error('The new account was not returned.');
    return user.id;
  }

  async function openAccount(
    form: SignUpForm,
    proof: Proof,
    userAgent: string | undefined,
  ): Promise<Session> {
    try {
      return await db.transaction(async (tx) => {
        if (!(await proofs.consume(proof, tx))) throw new Refusal('verification_required');
        if (proof.kind === 'email') await dropClaims(tx, proof.email);
        const id = await insertUser(form, proof, tx);
        const access_token = await sessions.open({ userId: id, userAgent }, tx);
        return { access_token, user: { _id: id, id } };
      });
    } catch (error) {
      if (databaseProblem(error)?.code === '23505') throw new Refusal('already_registered');
      throw error;
    }
  }

  async function openSession(userId: string, userAgent: string | undefined): Promise<Verification> {
    const access_token = await sessions.open({ userId, userAgent });
    const user = { _id: userId, id: userId };
    return { is_registered: true, access_token, user, registration_token: null };
  }

  return {
    signIn: async (proof, userAgent) => {
      const userId = await db.transaction(async (tx) => {
        const account = await findAccount(tx, proof);
        // A code that signed somebody in is no proof for anything else.
        if (account) await proofs.consume(proof, tx);
        return account;
      });
      if (!userId) {
        const registration_token = registrationTokens.issue(proof);
        return { is_registered: false, access_token: null, user: null, registration_token };
      }
      const number = proof.kind === 'email' ? await findNumber(db, userId) : undefined;
      if (number) await failures.forget(number);
      return openSession(userId, userAgent);
    },
    confirm: async (confirmation, userAgent) => {
      await confirmAddress(db, confirmation);
      return openSession(confirmation.userId, userAgent);
    },
    signUp: async (form, token, userAgent) => {
      const proof = await proofs.find(token, form);
      if (!proof) throw new Refusal('verification_required');
      checkProfile(form);
      try {
        await files.claim(form.avatar, { registrant: registrantOf(proof) });
      } catch (error) {
        // Another sign-up with this proof was quicker, and took what was uploaded with it.
        if (!(await proofs.find(token, form))) throw new Refusal('verification_required');
        throw error;
      }
      const session = await openAccount(form, proof, userAgent);
      await files.assign(registrantOf(proof), session.user.id);
      return session;
    },
  };
}
