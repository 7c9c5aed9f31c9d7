import { Banner } from '@franca/ui';
import { useOnline } from '../../lib/useOnline.ts';
import { useText } from '../../strings/useText.ts';
import type { ChatSocket } from './ChatSocket.ts';
import { useServerAway } from './useServerAway.ts';

/** Props of {@link ConnectionNotice}. */
export interface ConnectionNoticeProps {
  /** The socket of the chats. */
  socket: ChatSocket;
}

/** Says that there is no network, or no server behind it, and that nothing is lost. */
export function ConnectionNotice({ socket }: ConnectionNoticeProps) {
  const text = useText();
  const isOnline = useOnline();
  const isAway = useServerAway(socket);
  if (isOnline && !isAway) return null;
  return (
    <Banner tone="warning" edge>
      {text(isOnline ? 'serverAwayNotice' : 'offlineNotice')}
    </Banner>
  );
}
