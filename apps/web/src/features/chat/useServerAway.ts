import { useEffect, useState } from 'react';
import type { ChatSocket } from './ChatSocket.ts';

/** A connection that comes back within this time was hardly away, in milliseconds. */
const patience = 4_000;

/** Whether there has been no connection to the server for a while, whatever the device says of its network. */
export function useServerAway(socket: ChatSocket): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      const { status } = socket.getState();
      if (status === 'connecting' || status === 'reconnecting') {
        timer ??= setTimeout(() => setAway(true), patience);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      setAway(false);
    };
    const stop = socket.subscribe(follow);
    follow();
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [socket]);
  return isAway;
}
