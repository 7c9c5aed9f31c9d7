import { chatEvents, endpoints } from '@franca/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Core } from '../../core/Core.ts';
import { users } from '../../db/schema/users.ts';
import type { Presence } from '../../ports/Presence.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { Topics } from '../topics/Topics.ts';

/** What the domain is built on. */
export type PresenceDeps = {
  /** Which users are online. */
  presence: Presence;
  /** Who blocks whom; asked once all domains stand. */
  contacts: () => Pick<Contacts, 'isBlocked' | 'blockedWith'>;
  /** Who shares a conversation with whom; asked once all domains stand. */
  topics: () => Pick<Topics, 'groups' | 'membership'>;
};

/** Who is online, and who is notified. */
export type FollowedPresence = Presence & {
  /** People left a conversation: they and the others learn no more who of them is online, unless they share another one. */
  stopFollowing: (leaverIds: readonly string[], otherIds: readonly string[]) => Promise<void>;
};

/** Room of those who want to know whether a user is online. */
const statusRoom = (userId: string): string => `status:${userId}`;

/** Feeds presence with the connections of `/chat`, and sends who is online to those who subscribe to it. */
export function connectPresence(core: Core, { presence, contacts, topics }: PresenceDeps): FollowedPresence {
  const { clock, log, sockets } = core;
  const { db } = core.database;
  const publisher = sockets.publisher('/chat');
  core.onStop(presence.close);
  sockets.onConnection('/chat', { connected: presence.connect, disconnected: presence.disconnect });

  async function storeLastSeen(userId: string): Promise<void> {
    await db.update(users).set({ lastSeenAt: clock() }).where(eq(users.id, userId));
  }

  async function publish(user_id: string, online: boolean): Promise<void> {
    const except = await contacts().blockedWith(user_id);
    const status = { user_id, online };
    publisher.toRooms([statusRoom(user_id)], chatEvents.onlineStatus, { user_id }, status, { except });
  }

  async function change(user_id: string, online: boolean): Promise<void> {
    // Stored first: whoever learns that somebody left asks when that was.
    if (!online)
      await storeLastSeen(user_id).catch((error: unknown) => {
        log.error({ err: error }, 'the time of leaving could not be stored');
      });
    await publish(user_id, online);
  }

  presence.onChange((user_id, online) => {
    change(user_id, online).catch((error: unknown) => {
      log.error({ err: error }, 'who is online could not be sent');
    });
  });

  /** When somebody was here last, as far as both show it (docs/behaviour/profile.md, Last seen). */
  async function readLastSeen(userId: string, otherId: string): Promise<Date | null> {
    await topics().membership.requireSharedTopic({ userId, otherId });
    const [rows, isHidden, online] = await Promise.all([
      db
        .select({ id: users.id, lastSeenAt: users.lastSeenAt, isShown: users.showsLastSeen })
        .from(users)
        .where(inArray(users.id, [userId, otherId])),
      contacts().isBlocked({ userId, otherId }),
      presence.onlineAmong([otherId]),
    ]);
    if (isHidden || online.has(otherId) || !rows.every(({ isShown }) => isShown)) return null;
    return rows.find(({ id }) => id === otherId)?.lastSeenAt ?? null;
  }

  core.route(endpoints.users.lastSeen, async ({ userId, query }) => ({
    last_seen: (await readLastSeen(userId, query.user_id))?.toISOString() ?? null,
  }));

  sockets.listen(chatEvents.userStatusListen, async ({ payload: { user_id }, userId, socket }) => {
    await socket.join(statusRoom(user_id));
    const isHidden = await contacts().isBlocked({ userId, otherId: user_id });
    const online = !isHidden && (await presence.onlineAmong([user_id])).has(user_id);
    socket.emit(chatEvents.onlineStatus, { user_id }, { user_id, online });
  });
  sockets.listen(chatEvents.userStatusStopListen, ({ payload: { user_id }, socket }) =>
    socket.leave(statusRoom(user_id)),
  );
  return {
    ...presence,
    stopFollowing: async (leaverIds, otherIds) => {
      if (leaverIds.length === 0 || otherIds.length === 0) return;
      const online = await presence.onlineAmong([...new Set([...leaverIds, ...otherIds])]);
      const isShared = await topics().groups.sharedBetween(leaverIds, otherIds);
      for (const userId of leaverIds) {
        const strangers = otherIds.filter((id) => id !== userId && !isShared(userId, id));
        if (online.has(userId)) publisher.leaveRooms([userId], strangers.map(statusRoom));
        publisher.leaveRooms(
          strangers.filter((id) => online.has(id)),
          [statusRoom(userId)],
        );
      }
    },
  };
}
