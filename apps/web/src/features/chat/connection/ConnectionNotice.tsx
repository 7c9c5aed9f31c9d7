import { Banner, Button } from '@franca/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../../strings/texts.ts';
import type { ChatSocket } from './ChatSocket.ts';

/** A connection that comes back within this time was hardly away, in milliseconds. */
const patience = 4_000;

/** Whether there has been no connection to the server for a while, whatever the device reports of its network. */
function useServerAway(socket: ChatSocket): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      const state = socket.getState();
      const { status } = state;
      // It has been away for long enough already.
      if (status === 'reconnecting' && state.isSilent) setAway(true);
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

function subscribeNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Props of {@link ConnectionNotice}. */
export interface ConnectionNoticeProps {
  /** The socket of the chats. */
  socket: ChatSocket;
}

/** Says that there is no network, or no server behind it, or that this page was disconnected, and that nothing is lost. */
export function ConnectionNotice({ socket }: ConnectionNoticeProps) {
  const text = useText();
  const isOnline = useSyncExternalStore(subscribeNetwork, () => navigator.onLine);
  const isAway = useServerAway(socket);
  const isReplaced = useSyncExternalStore(socket.subscribe, () => {
    const state = socket.getState();
    return state.status === 'refused' && state.code === 'too_many_connections';
  });
  if (isReplaced) {
    const action = (
      <Button size="small" onClick={() => socket.connect()}>
        {text('chat.connectHere')}
      </Button>
    );
    return (
      <Banner tone="warning" edge action={action}>
        {text('errors.too_many_connections')}
      </Banner>
    );
  }
  if (isOnline && !isAway) return null;
  return (
    <Banner tone="warning" edge>
      {text(isOnline ? 'chat.serverAwayNotice' : 'chat.offlineNotice')}
    </Banner>
  );
}
