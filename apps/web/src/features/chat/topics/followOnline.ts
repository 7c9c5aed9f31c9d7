import { chatEventNames } from '@franca/contract';
import type { ChatSocket } from '../connection/ChatSocket.ts';

/** Who of some people is online; see {@link followOnline}. */
export interface OnlineFollower {
  /** Follows these people, and no others any more; asked for are the first first. */
  readonly follow: (userIds: readonly string[]) => void;
  /** Follows nobody any more. */
  readonly stop: () => void;
}

/** Says of people when they come online and leave, and that nobody is known to be online once the connection ends. */
export function followOnline(
  socket: ChatSocket,
  onChange: (update: (online: ReadonlySet<string>) => ReadonlySet<string>) => void,
): OnlineFollower {
  const stops = new Map<string, () => void>();
  const change = (userId: string, isOnline: boolean): void =>
    onChange((before) => {
      if (before.has(userId) === isOnline) return before;
      const after = new Set(before);
      if (isOnline) after.add(userId);
      else after.delete(userId);
      return after;
    });

  const add = (userId: string): void => {
    const person = { user_id: userId };
    const stopHearing = socket.on(chatEventNames.onlineStatus, person, ({ online }) =>
      change(userId, online),
    );
    const release = socket.keepSubscribed(
      chatEventNames.userStatusListen,
      chatEventNames.userStatusStopListen,
      person,
    );
    stops.set(userId, () => {
      stopHearing();
      release();
    });
  };

  const stopState = socket.subscribe(({ status }) => {
    if (status !== 'connected') onChange((before) => (before.size === 0 ? before : new Set()));
  });

  return {
    follow: (userIds) => {
      const wanted = new Set(userIds);
      for (const [userId, stop] of stops) {
        if (wanted.has(userId)) continue;
        stop();
        stops.delete(userId);
        change(userId, false);
      }
      for (const userId of wanted) if (!stops.has(userId)) add(userId);
    },
    stop: () => {
      stopState();
      for (const stop of stops.values()) stop();
      stops.clear();
    },
  };
}
