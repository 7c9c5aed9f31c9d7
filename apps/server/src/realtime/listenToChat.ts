import { type Acknowledgement, chatEvents, eventName } from '@franca/contract';
import type { Socket } from 'socket.io';
import { Refusal } from '../core/Refusal.ts';
import { listenRoom, openRoom, statusRoom } from './socketRooms.ts';

/** What the chat socket asks the domains. */
export type ChatListeners = {
  /** Refuses unless the person is a member. */
  requireMember: (topicId: string, userId: string) => Promise<unknown>;
  /** The person opened the topic: whatever a present reader needs is prepared. */
  topicOpened: (topicId: string, userId: string) => Promise<void>;
  /** Whether two people share a topic, and so may see each other's presence. */
  sharesTopic: (userId: string, otherId: string) => Promise<boolean>;
  /** Told of errors that no client can help. */
  onError: (error: unknown) => void;
};

/** More rooms than any chat list holds. */
const mostRooms = 20_000;
/** Events that a socket may send within ten seconds; listening to a long chat list takes many at once. */
const mostEvents = 5000;
const windowMs = 10_000;

type Answer = (acknowledgement: Acknowledgement) => void;
type Schema<Payload> = {
  safeParse: (value: unknown) => { success: true; data: Payload } | { success: false };
};

/** Answers the events a client sends on `/chat` (1 §7), each with an acknowledgement. */
export function listenToChat(
  socket: Socket,
  userId: string,
  listeners: ChatListeners,
  isOnline: (userId: string) => boolean,
): void {
  let received = 0;
  let windowEnd = 0;

  function isTooMany(): boolean {
    const now = Date.now();
    if (now > windowEnd) {
      received = 0;
      windowEnd = now + windowMs;
    }
    received += 1;
    return received > mostEvents;
  }

  function on<Payload>(
    event: { name: string; payload: Schema<Payload> },
    handle: (payload: Payload) => Promise<void> | void,
  ): void {
    socket.on(event.name, async (value: unknown, acknowledge?: unknown) => {
      const answer: Answer = typeof acknowledge === 'function' ? (acknowledge as Answer) : () => undefined;
      if (isTooMany()) {
        socket.disconnect(true);
        return;
      }
      const parsed = event.payload.safeParse(value);
      if (!parsed.success) {
        answer({ success: false, errors: [`${event.name} needs an id.`] });
        return;
      }
      try {
        await handle(parsed.data);
        answer({ success: true });
      } catch (error) {
        if (!(error instanceof Refusal)) listeners.onError(error);
        const sentence = error instanceof Refusal ? error.message : 'Something went wrong on our side.';
        answer({ success: false, errors: [sentence] });
      }
    });
  }

  const join = (room: string) => {
    if (socket.rooms.size >= mostRooms) throw new Refusal('rate_limited');
    return socket.join(room);
  };

  on(chatEvents.topicListen, async ({ topic_id }) => {
    await listeners.requireMember(topic_id, userId);
    await join(listenRoom(topic_id, userId));
  });
  on(chatEvents.topicStopListen, ({ topic_id }) => socket.leave(listenRoom(topic_id, userId)));
  on(chatEvents.joinChat, async ({ topic_id }) => {
    await listeners.requireMember(topic_id, userId);
    await join(openRoom(topic_id, userId));
    await listeners.topicOpened(topic_id, userId);
  });
  on(chatEvents.leaveChat, ({ topic_id }) => socket.leave(openRoom(topic_id, userId)));
  on(chatEvents.userStatusListen, async ({ user_id }) => {
    const isAllowed = user_id === userId || (await listeners.sharesTopic(userId, user_id));
    if (!isAllowed) throw new Refusal('user_not_found');
    await join(statusRoom(user_id));
    socket.emit(eventName(chatEvents.onlineStatus, { user_id }), { user_id, online: isOnline(user_id) });
  });
  on(chatEvents.userStatusStopListen, ({ user_id }) => socket.leave(statusRoom(user_id)));
}
