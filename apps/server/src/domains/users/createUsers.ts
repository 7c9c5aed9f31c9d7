import type { Profile, User, userEndpoints } from '@franca/contract';
import { eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../db/Database.ts';
import { databaseProblem } from '../../db/databaseProblem.ts';
import { users } from '../../db/schema/users.ts';
import { Refusal } from '../../http/Refusal.ts';
import { searchUsers } from './searchUsers.ts';
import { toProfile } from './toProfile.ts';
import { toUser } from './toUser.ts';
import type { UserRow } from './UserRow.ts';

/** The profile form as it arrives. */
export type ProfileForm = z.output<typeof userEndpoints.updateProfile.body>;

/** People and their profiles. */
export type Users = {
  /** The rows of some people, in no order; unknown ids are left out. */
  find: (ids: readonly string[]) => Promise<UserRow[]>;
  /** The own profile. */
  me: (userId: string) => Promise<Profile>;
  /** Another person as the reader may see it. */
  get: (id: string) => Promise<User>;
  /** Changes the own profile; refuses an e-mail address in use (readings C8). */
  update: (userId: string, form: ProfileForm, network: string) => Promise<Profile>;
  /** People other than the reader by name, or by exact phone number or e-mail address. */
  search: (userId: string, query: string, limit: number) => Promise<User[]>;
};

/** What the users domain is built on. */
export type UsersOptions = {
  /** Where people are kept. */
  db: Database;
  /** Refuses countries, languages and accents that no list names. */
  checkProfile: (form: Pick<ProfileForm, 'country' | 'language' | 'accent'>) => void;
  /** Keeps the file behind a new avatar's address, if it is one of this server's; refuses one that is not usable. */
  claimAvatar: (avatar: string, userId: string) => Promise<void>;
  /** Gives the file of a replaced avatar up. */
  releaseAvatar: (avatar: string, userId: string) => Promise<void>;
  /** Sends a quick link to a newly entered address, which makes it a sign-in address once opened. */
  confirmEmail: (email: string, network: string, isRedeem: boolean) => Promise<void>;
};

/** People over the database. */
export function createUsers({
  db,
  checkProfile,
  confirmEmail,
  claimAvatar,
  releaseAvatar,
}: UsersOptions): Users {
  async function row(id: string): Promise<UserRow> {
    const [found] = await db.select().from(users).where(eq(users.id, id));
    if (!found) throw new Refusal('user_not_found');
    return found;
  }

  async function store(id: string, changes: Partial<UserRow>): Promise<UserRow> {
    try {
      const [changed] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
      if (!changed) throw new Refusal('user_not_found');
      return changed;
    } catch (error) {
      if (databaseProblem(error)?.code === '23505') throw new Refusal('email_taken');
      throw error;
    }
  }

  /** A field that was not sent keeps its value; a changed address has to be confirmed again. */
  function changesOf(form: ProfileForm, present: UserRow): Partial<UserRow> {
    const email = form.email === undefined ? present.email : form.email;
    const emailVerified = email !== null && email === present.email && present.emailVerified;
    return { ...form, email, emailVerified };
  }

  return {
    find: async (ids) =>
      ids.length === 0
        ? []
        : db
            .select()
            .from(users)
            .where(inArray(users.id, [...ids])),
    me: async (userId) => toProfile(await row(userId)),
    get: async (id) => toUser(await row(id)),
    update: async (userId, form, network) => {
      checkProfile(form);
      const present = await row(userId);
      const changes = changesOf(form, present);
      const isNewAvatar = form.avatar !== present.avatar;
      if (isNewAvatar) await claimAvatar(form.avatar, userId);
      const changed = await store(userId, changes);
      if (isNewAvatar && present.avatar) await releaseAvatar(present.avatar, userId);
      if (changes.email && changes.email !== present.email) await confirmEmail(changes.email, network, false);
      return toProfile(changed);
    },
    search: async (userId, query, limit) => (await searchUsers(db, userId, query, limit)).map(toUser),
  };
}
