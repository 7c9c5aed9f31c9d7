import { lazyPart } from '@franca/ui/kit';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import { useChat } from '../hooks/useChat.ts';

// Few messages are forwarded: the dialog, and all that it needs, comes with the first.
const ForwardPlace = lazyPart(
  () => import('../interactionChunk.ts'),
  'ForwardPlace',
  ({ onOpenChange }) => onOpenChange(false),
);

/** Forwarding from one conversation. */
export interface ForwardModel {
  /** Opens the choice of people for a message; absent where nothing can be forwarded. */
  readonly onForward: ((message: ChatMessage) => void) | undefined;
  /** The dialog, or null before it was asked for. */
  readonly dialog: ReactNode;
}

/** Forwards messages of a conversation. */
export function useForward(): ForwardModel {
  const { port } = useChat();
  const [message, setMessage] = useState<ChatMessage | null>(null);
  const [isOpen, setOpen] = useState(false);
  const onForward = useCallback((next: ChatMessage) => {
    setMessage(next);
    setOpen(true);
  }, []);
  const canForward = port.forward !== undefined && port.contacts !== undefined;
  const dialog = message ? (
    <Suspense>
      <ForwardPlace message={message} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  ) : null;
  return { onForward: canForward ? onForward : undefined, dialog };
}
