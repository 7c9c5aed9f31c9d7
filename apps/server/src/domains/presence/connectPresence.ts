import { chatEvents } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import type { Presence } from '../../ports/Presence.ts';
import type { Users } from '../users/Users.ts';

/** What the domain is built on. */
export type PresenceDeps = {
  /** Which users are online. */
  presence: Presence;
  /** Stores when somebody was last online. */
  users: Pick<Users, 'setLastSeen'>;
};

/** Room of those who want to know whether a user is online. */
const statusRoom = (userId: string): string => `status:${userId}`;

/** Feeds presence with the connections of `/chat`, and sends who is online to those who subscribe to it. */
export function connectPresence(core: Core, { presence, users }: PresenceDeps): Presence {
  const { clock, log, sockets } = core;
  const publisher = sockets.publisher('/chat');
  core.onStop(presence.close);
  sockets.onConnection('/chat', { connected: presence.connect, disconnected: presence.disconnect });

  presence.onChange((user_id, online) => {
    publisher.toRooms([statusRoom(user_id)], chatEvents.onlineStatus, { user_id }, { user_id, online });
    if (online) return;
    users.setLastSeen(user_id, clock()).catch((error: unknown) => {
      log.error({ err: error }, 'the time of leaving could not be stored');
    });
  });

  sockets.listen(chatEvents.userStatusListen, async ({ payload: { user_id }, socket }) => {
    await socket.join(statusRoom(user_id));
    const online = (await presence.onlineAmong([user_id])).has(user_id);
    socket.emit(chatEvents.onlineStatus, { user_id }, { user_id, online });
  });
  sockets.listen(chatEvents.userStatusStopListen, ({ payload: { user_id }, socket }) =>
    socket.leave(statusRoom(user_id)),
  );
  return presence;
}
