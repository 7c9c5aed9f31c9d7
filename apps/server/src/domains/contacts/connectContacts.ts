import { chatEvents, type User } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Presence } from '../../ports/Presence.ts';
import type { Calls } from '../calls/Calls.ts';
import type { Files } from '../files/Files.ts';
import type { Notifications } from '../notifications/Notifications.ts';
import type { Topics } from '../topics/Topics.ts';
import type { Users } from '../users/Users.ts';
import type { Contacts } from './Contacts.ts';
import { createContactLists } from './createContactLists.ts';
import { createRelations } from './createRelations.ts';
import { registerContactRoutes } from './registerContactRoutes.ts';

/** What contacts need of the other domains. */
export type ContactsDeps = {
  /** People as others see them; asked once all domains stand. */
  users: () => Pick<Users, 'find' | 'seenBy'>;
  /** The chat lists of the two; asked once all domains stand. */
  topics: () => Pick<Topics, 'updatePrivate'>;
  /** Calls that a block ends; asked once all domains stand. */
  calls: () => Pick<Calls, 'review'>;
  /** Who is online. */
  onlineAmong: Presence['onlineAmong'];
  /** Keeps the avatars that are shown behind a block. */
  files: Pick<Files, 'release'>;
  /** What the other one is notified of. */
  notifications: Notifications;
};

/** Somebody whose account is deleted, as those are told who had something with them. */
const deletedPerson = (_id: string, relation_seq: number): User => ({
  _id,
  name: 'Deleted account',
  avatar: null,
  is_deleted: true,
  is_verified: false,
  country: null,
  language: null,
  accent: null,
  description: null,
  username: null,
  is_friend: false,
  is_requested: false,
  is_waiting_accept: false,
  is_block: false,
  relation_seq,
  subscription: { package: 'free' },
});

/** Builds friends, requests and blocks over the core, registers their routes, and shows each change on both sides. */
export function connectContacts(core: Core, deps: ContactsDeps): Contacts {
  const { users, topics, calls, onlineAmong, files, notifications } = deps;
  const { clock, database, route, sockets } = core;
  const { db } = database;
  const publisher = sockets.publisher('/chat');
  const relations = createRelations({ db, clock, findUsers: (ids) => users().find(ids), notifications });

  async function seen(viewerId: string, id: string): Promise<User> {
    const [user] = await users().seenBy(viewerId, [id]);
    if (!user) throw new Refusal('user_not_found');
    return user;
  }

  /** Whether each of the two is online, as the other is told from now on. */
  async function sendPresence(pair: readonly [string, string], isBlocked: boolean): Promise<void> {
    const online = isBlocked ? new Set<string>() : await onlineAmong(pair);
    for (const [viewerId, user_id] of [pair, [pair[1], pair[0]]] as const)
      publisher.toUser(
        viewerId,
        chatEvents.onlineStatus,
        { user_id },
        { user_id, online: online.has(user_id) },
      );
  }

  const act: Contacts['act'] = async (request) => {
    const { userId, otherId, action } = request;
    const { isNewForUser, isNewForOther, block, isOwnBlock, leftAvatars, notified } =
      await relations.change(request);
    notifications.publish(notified);
    const person = await seen(userId, otherId);
    if (isNewForUser) publisher.toUser(userId, chatEvents.relationChanged, {}, person);
    // A request that is sent again is shown again; whoever is unblocked sees the present profile again.
    const isNotified = isNewForOther || action === 'add' || block === 'ended';
    if (isNotified) publisher.toUser(otherId, chatEvents.relationChanged, {}, await seen(otherId, userId));
    if (block === 'began') await calls().review([userId, otherId]);
    if (block) await sendPresence([userId, otherId], block === 'began');
    if (isOwnBlock)
      await topics().updatePrivate({ userId, otherId }, block === 'ended' ? [userId, otherId] : [userId]);
    for (const { userId: ownerId, url } of leftAvatars)
      if (!(await relations.showsAvatar(url))) await files.release(url, { userId: ownerId });
    return person;
  };

  const announce: Contacts['announce'] = async (userId) => {
    for (const viewerId of await onlineAmong(await relations.bondsOf(userId)))
      publisher.toUser(viewerId, chatEvents.relationChanged, {}, await seen(viewerId, userId));
  };

  const forget: Contacts['forget'] = async (userId) => {
    for (const { viewerId, seq } of await relations.removeAll(userId))
      publisher.toUser(viewerId, chatEvents.relationChanged, {}, deletedPerson(userId, seq));
  };

  const lists = createContactLists({ db, seenBy: (viewerId, ids) => users().seenBy(viewerId, ids) });
  registerContactRoutes(route, { act, lists });
  return { ...relations, act, announce, forget };
}
