import type { PackageName, Profile, User } from '@franca/contract';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { RateLimiter } from '../../db/createRateLimiter.ts';
import type { Database } from '../../db/Database.ts';
import { databaseProblem } from '../../db/Database.ts';
import { users } from '../../db/schema/users.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Contacts, RelationView } from '../contacts/Contacts.ts';
import { createAccountEnd } from './createAccountEnd.ts';
import { createEmailChanges, type EmailChangesOptions } from './createEmailChanges.ts';
import { createStoredPlans } from './createStoredPlans.ts';
import type { Usernames } from './createUsernames.ts';
import { readAddress, searchUsers } from './searchUsers.ts';
import { toProfile, toUser } from './toProfile.ts';
import type { ProfileForm, UserRow, Users } from './Users.ts';

/** What the users domain is built on. */
export type UsersOptions = Omit<EmailChangesOptions, 'requireAllowance'> & {
  /** Where people are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Counts what would show, again and again, whether an address or a number has an account. */
  limiter: RateLimiter;
  /** What an account may do by the plan that is stored for it. */
  planOf: (stored: PackageName) => PackageName;
  /** Whether this server has plans. */
  hasPlans: boolean;
  /** Which usernames are taken, and by whom. */
  usernames: Pick<Usernames, 'change' | 'release'>;
  /** Refuses countries, languages and accents that no list names. */
  checkProfile: (form: Pick<ProfileForm, 'country' | 'language' | 'accent'>) => void;
  /** Keeps the file behind a new avatar's address; refuses one that the person did not upload, or that is not usable. */
  claimAvatar: (avatar: string, userId: string) => Promise<void>;
  /** What people are to each other; asked once all domains stand. */
  contacts: () => Pick<Contacts, 'relationsTo' | 'isFindable' | 'showsAvatar'>;
  /** The newest plan of a person; undefined where there never was one. */
  findSubscription: (userId: string) => Promise<Profile['subscription'] | undefined>;
  /** The card on file of a person. */
  findCustomer: (userId: string) => Promise<Profile['customer']>;
  /** Gives the file of a replaced avatar up. */
  releaseAvatar: (avatar: string, userId: string) => Promise<void>;
  /** Called after a profile changed, to show it on every screen. */
  onChange: (userId: string) => void;
};

/** What everybody has where there are no plans. */
const openSubscription: Profile['subscription'] = {
  package: 'enterprise',
  price: 0,
  created_at: null,
  duration: null,
  status: 'open',
  renews: false,
  next_package: null,
  cancelled_at: null,
};

/** People over the database. */
export function createUsers(options: UsersOptions): Users {
  const {
    db,
    clock,
    limiter,
    planOf,
    hasPlans,
    usernames,
    checkProfile,
    onChange,
    claimAvatar,
    releaseAvatar,
    findSubscription,
    findCustomer,
    contacts,
  } = options;
  const find = db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_user');

  const shown = (user: UserRow, view?: RelationView) =>
    toUser({ ...user, package: planOf(user.package) }, view);

  const findAll: Users['find'] = async (ids) =>
    ids.length === 0
      ? []
      : db
          .select()
          .from(users)
          .where(inArray(users.id, [...ids]));

  const emailChanges = createEmailChanges({ ...options, requireAllowance });

  async function showAll(viewerId: string, rows: readonly UserRow[]): Promise<User[]> {
    const views = await contacts().relationsTo(
      viewerId,
      rows.map(({ id }) => id),
    );
    return rows.map((user) => shown(user, views.get(user.id)));
  }

  async function row(id: string): Promise<UserRow> {
    const [found] = await find.execute({ id });
    if (!found || found.deletedAt) throw new Refusal('user_not_found');
    return found;
  }

  /** The own profile, with the plan that runs; one that was given without an end is not billing's. */
  async function profileOf(user: UserRow): Promise<Profile> {
    if (!hasPlans) return toProfile(user, openSubscription, null);
    const [plan, customer] = await Promise.all([findSubscription(user.id), findCustomer(user.id)]);
    return toProfile(user, plan?.package === user.package ? plan : undefined, customer);
  }

  async function store(id: string, changes: Partial<typeof users.$inferInsert>): Promise<UserRow> {
    try {
      const [changed] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
      if (!changed) throw new Refusal('user_not_found');
      return changed;
    } catch (error) {
      if (databaseProblem(error)?.code === '23505') throw new Refusal('email_taken');
      throw error;
    }
  }

  async function requireAllowance(
    limit: 'linksPerAccount' | 'addressSearches',
    userId: string,
  ): Promise<void> {
    const retryAfter = await limiter(limit, userId);
    if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
  }

  return {
    ...createAccountEnd({ db, clock, releaseUsername: usernames.release }),
    ...createStoredPlans({ db, clock, planOf }),
    find: findAll,
    ofDemo: () =>
      db.select().from(users).where(eq(users.isDemo, true)).orderBy(asc(users.createdAt), asc(users.name)),
    me: async (userId) => profileOf(await row(userId)),
    get: async (viewerId, id) => {
      const [found, views] = await Promise.all([row(id), contacts().relationsTo(viewerId, [id])]);
      return shown(found, views.get(found.id));
    },
    seenBy: async (viewerId, ids) => {
      const rows = new Map((await findAll([...new Set(ids)])).map((user) => [user.id, user]));
      return showAll(
        viewerId,
        ids.flatMap((id) => rows.get(id) ?? []),
      );
    },
    update: async (userId, { email, ...form }, acceptLanguage) => {
      checkProfile(form);
      const present = await row(userId);
      const change = await emailChanges.check(present, email);
      const isNewAvatar = form.avatar !== present.avatar;
      if (isNewAvatar) await claimAvatar(form.avatar, userId);
      await emailChanges.confirm(userId, change, acceptLanguage);
      const changed = await store(userId, { ...form, ...change });
      await emailChanges.announce(present, change);
      const isLeft = isNewAvatar && present.avatar && !(await contacts().showsAvatar(present.avatar));
      if (isLeft && present.avatar) await releaseAvatar(present.avatar, userId);
      onChange(userId);
      return profileOf(changed);
    },
    updatePrivacy: async (userId, privacy) => {
      await row(userId);
      const changed = await store(userId, privacy);
      onChange(userId);
      return profileOf(changed);
    },
    updateUsername: async (userId, username) => {
      const changed = await usernames.change(userId, username);
      onChange(userId);
      return profileOf(changed);
    },
    byUsername: async (viewerId, username) => {
      const isFindable = or(eq(users.id, viewerId), contacts().isFindable(viewerId, sql`${users.id}`));
      const [found] = await db
        .select()
        .from(users)
        .where(and(eq(users.username, username), isNull(users.deletedAt), isFindable));
      const [person] = found ? await showAll(viewerId, [found]) : [];
      if (!person) throw new Refusal('user_not_found');
      return person;
    },
    isAvatar: async (url) => {
      const [user] = await db.select({ id: users.id }).from(users).where(eq(users.avatar, url)).limit(1);
      return user !== undefined;
    },
    search: async (userId, query, limit) => {
      if (readAddress(query)) await requireAllowance('addressSearches', userId);
      const { isFindable } = contacts();
      return showAll(userId, await searchUsers(db, { userId, query, limit, isFindable }));
    },
  };
}
