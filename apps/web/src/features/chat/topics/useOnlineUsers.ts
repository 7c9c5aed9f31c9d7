import { chatEvents } from '@franca/contract';
import { useEffect, useState } from 'react';
import type { ChatSocket } from '../connection/ChatSocket.ts';

const nobody: ReadonlySet<string> = new Set();

/** The ids of those people who are online; nobody while there is no connection. */
export function useOnlineUsers(socket: ChatSocket, userIds: readonly string[]): ReadonlySet<string> {
  const [online, setOnline] = useState(nobody);
  // One text, so that a new array with the same people starts nothing.
  const key = [...userIds].sort().join(' ');

  useEffect(() => {
    const change = (userId: string, isOnline: boolean) =>
      setOnline((before) => {
        if (before.has(userId) === isOnline) return before;
        const after = new Set(before);
        if (isOnline) after.add(userId);
        else after.delete(userId);
        return after;
      });
    const stops = key
      .split(' ')
      .filter(Boolean)
      .flatMap((user_id) => [
        socket.on(chatEvents.onlineStatus, { user_id }, (status) => change(user_id, status.online)),
        socket.hold(chatEvents.userStatusListen, chatEvents.userStatusStopListen, { user_id }),
      ]);
    stops.push(socket.subscribe(({ status }) => status !== 'connected' && setOnline(nobody)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [socket, key]);

  return online;
}
