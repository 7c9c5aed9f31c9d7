import { chatEvents } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { repeat } from '../../core/repeat.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { Files } from '../files/Files.ts';
import type { Topics } from '../topics/Topics.ts';
import { createUsernames } from './createUsernames.ts';
import { createUsers, type UsersOptions } from './createUsers.ts';
import { registerUserRoutes } from './registerUserRoutes.ts';
import type { Users } from './Users.ts';

/** What users need from the other domains. */
export type UsersDeps = Pick<
  UsersOptions,
  'checkProfile' | 'confirmEmail' | 'announceEmail' | 'findSubscription' | 'findCustomer'
> & {
  /** What people are to each other, and those who see a profile; asked once all domains stand. */
  contacts: () => Pick<Contacts, 'relationsTo' | 'isFindable' | 'showsAvatar' | 'announce'>;
  /** The chat lists in which a profile is shown; asked once all domains stand. */
  topics: () => Pick<Topics, 'updateListsOf'>;
  /** Keeps the files of avatars. */
  files: Pick<Files, 'claim' | 'release'>;
};

/** Milliseconds between two purges of usernames that were given up long ago. */
const purgeEveryMs = 6 * 3600 * 1000;

/** Builds the users domain over the core and registers its routes. */
export function connectUsers(
  core: Core,
  {
    checkProfile,
    confirmEmail,
    announceEmail,
    findSubscription,
    findCustomer,
    contacts,
    topics,
    files,
  }: UsersDeps,
): Users {
  const publisher = core.sockets.publisher('/chat');

  /** Shows a changed profile to its owner's other devices and to everybody who has it on the screen. */
  async function show(userId: string): Promise<void> {
    publisher.toUser(userId, chatEvents.profileChanged, {}, {});
    await topics().updateListsOf(userId);
    await contacts().announce(userId);
  }

  const usernames = createUsernames({ db: core.database.db, clock: core.clock, limiter: core.limiter });
  const users = createUsers({
    db: core.database.db,
    clock: core.clock,
    limiter: core.limiter,
    planOf: core.planOf,
    hasPlans: core.config.PLANS === 'on',
    usernames,
    checkProfile,
    confirmEmail,
    announceEmail,
    onChange: (userId) => {
      show(userId).catch((error: unknown) => core.log.error({ err: error }, 'a profile could not be shown'));
    },
    findSubscription,
    findCustomer,
    contacts,
    claimAvatar: async (avatar, userId) => void (await files.claim(avatar, { userId })),
    releaseAvatar: (avatar, userId) => files.release(avatar, { userId }),
  });
  core.provide({ planOf: users.planOf });
  registerUserRoutes(core.route, users);
  repeat(core, 'purge of given-up usernames', purgeEveryMs, usernames.purge);
  return users;
}
