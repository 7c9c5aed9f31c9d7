import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { createForwarding } from '../core/forward/createForwarding.ts';
import { forwardingOf } from '../core/forward/forwardingOf.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import { ForwardDialog } from '../ForwardDialog/ForwardDialog.tsx';
import { useChat } from '../hooks/useChat.ts';

/** Props of {@link ForwardPlace}. */
export interface ForwardPlaceProps {
  /** The message that goes to others. */
  message: ChatMessage;
  /** Whether the choice of people is shown. */
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
}

/** The choice of people and groups for a message; who has been sent it stays known until another one is chosen. */
export function ForwardPlace({ message, open, onOpenChange }: ForwardPlaceProps) {
  const { port, outbox } = useChat();
  const forwarding = useMemo(() => createForwarding(forwardingOf({ port, outbox })), [port, outbox]);
  // Before anything is seen of the people whom another message was sent to.
  useLayoutEffect(() => forwarding.begin(message), [forwarding, message]);
  const states = useSyncExternalStore(forwarding.subscribe, forwarding.getSnapshot, forwarding.getSnapshot);
  return (
    <ForwardDialog
      open={open}
      onOpenChange={onOpenChange}
      states={states}
      onSend={(target) => void forwarding.sendTo(target)}
    />
  );
}
