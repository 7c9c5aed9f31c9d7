import type { Core } from '../../core/Core.ts';
import type { Files } from '../files/Files.ts';
import { createUsers, type UsersOptions } from './createUsers.ts';
import { registerUserRoutes } from './registerUserRoutes.ts';
import type { Users } from './Users.ts';

/** What users need from the other domains. */
export type UsersDeps = Pick<
  UsersOptions,
  'checkProfile' | 'confirmEmail' | 'findSubscription' | 'findCustomer' | 'contacts'
> & {
  /** Keeps the files of avatars. */
  files: Pick<Files, 'claim' | 'release'>;
};

/** Builds the users domain over the core and registers its routes. */
export function connectUsers(
  core: Core,
  { checkProfile, confirmEmail, findSubscription, findCustomer, contacts, files }: UsersDeps,
): Users {
  const users = createUsers({
    db: core.database.db,
    clock: core.clock,
    planOf: core.planOf,
    hasPlans: core.config.PLANS === 'on',
    checkProfile,
    confirmEmail,
    findSubscription,
    findCustomer,
    contacts,
    claimAvatar: async (avatar, userId) => void (await files.claim(avatar, { userId })),
    releaseAvatar: (avatar, userId) => files.release(avatar, { userId }),
  });
  core.provide({ planOf: users.planOf });
  registerUserRoutes(core.route, users);
  return users;
}
