import type { endpoints, PackageName, Profile, User } from '@franca/contract';
import type { z } from 'zod';
import type { Database } from '../../db/Database.ts';
import type { users } from '../../db/schema/users.ts';

/** An account as stored. */
export type UserRow = typeof users.$inferSelect;

/** The profile form as it arrives. */
export type ProfileForm = z.output<typeof endpoints.users.updateProfile.body>;

/** What somebody could be reached at until the account was closed. */
export type ClosedAccount = {
  /** `+61412345678`; null without one. */
  phone: string | null;
  /** Addresses, in lower case, confirmed or not. */
  emails: string[];
  /** The confirmed one among them. */
  email: string | null;
};

/** People and their profiles. */
export type Users = {
  /** The rows of some people, in no order; unknown ids are left out. */
  find: (ids: readonly string[]) => Promise<UserRow[]>;
  /** The rows of the demo's people, oldest first; none where there is no demo. */
  ofDemo: () => Promise<UserRow[]>;
  /** The own profile. */
  me: (userId: string) => Promise<Profile>;
  /** Another person as a viewer sees them. */
  get: (viewerId: string, id: string) => Promise<User>;
  /** Several people as a viewer sees them, in the order of the ids; unknown ids are left out. */
  seenBy: (viewerId: string, ids: readonly string[]) => Promise<User[]>;
  /** Changes the own profile; refuses an e-mail address that somebody else confirmed. */
  update: (userId: string, form: ProfileForm, acceptLanguage: string | undefined) => Promise<Profile>;
  /** Sets what others are told of a person. */
  updatePrivacy: (userId: string, privacy: { showsLastSeen: boolean }) => Promise<Profile>;
  /** Gives somebody a username, or takes it away (null). */
  updateUsername: (userId: string, username: string | null) => Promise<Profile>;
  /** The person who has a username, as a viewer sees them. */
  byUsername: (viewerId: string, username: string) => Promise<User>;
  /** People other than the caller by name, or by exact phone number or e-mail address. */
  search: (userId: string, query: string, limit: number) => Promise<User[]>;
  /** The plan by which a user may do things. */
  planOf: (userId: string) => Promise<PackageName>;
  /** The present plan of a person, which nobody else changes until the transaction ends. */
  lockPlan: (tx: Database, userId: string) => Promise<PackageName>;
  /** Changes what a person may do; what a lost feature had translated until now stays readable. */
  changePlan: (tx: Database, userId: string, plan: PackageName) => Promise<void>;
  /**
   * Begins the deletion of an account: nobody signs in with it or finds it from then on. Returns the number and the addresses that
   * were its own; undefined when there is no such account.
   */
  close: (tx: Database, userId: string) => Promise<ClosedAccount | undefined>;
  /** Makes the row that stands for a deleted account where others stay; once is enough. */
  addPlaceholder: (placeholderId: string) => Promise<void>;
  /** Removes an account with all that is its own, and placeholders that stand nowhere. */
  remove: (tx: Database, userId: string) => Promise<void>;
  /** Whether somebody's avatar has this address. */
  isAvatar: (url: string) => Promise<boolean>;
};
