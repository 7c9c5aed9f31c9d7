import { useEffect, useState } from 'react';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import { followOnline, type OnlineFollower } from './followOnline.ts';

const nobody: ReadonlySet<string> = new Set();

/** The ids of those people who are online; nobody while there is no connection. The first are asked for first. */
export function useOnlineUsers(socket: ChatSocket, userIds: readonly string[]): ReadonlySet<string> {
  const [online, setOnline] = useState(nobody);
  const [follower, setFollower] = useState<OnlineFollower | null>(null);

  useEffect(() => {
    const next = followOnline(socket, setOnline);
    setFollower(next);
    return next.stop;
  }, [socket]);

  useEffect(() => follower?.follow(userIds), [follower, userIds]);

  return online;
}
