import { useCallback, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import { useChat } from './useChat.ts';

/** Forwarding from one conversation. */
export interface ForwardModel {
  /** Opens the choice of people for a message; absent where nothing can be forwarded. */
  readonly onForward: ((message: ChatMessage) => void) | undefined;
  /** Props of the dialog where people are chosen, or null before it was asked for. */
  readonly dialogProps: {
    /** The message that goes to others. */
    readonly message: ChatMessage;
    /** Whether the dialog is shown. */
    readonly open: boolean;
    /** Called with `false` when the person closes it. */
    readonly onOpenChange: (open: boolean) => void;
  } | null;
}

/** Forwards messages of a conversation. */
export function useForward(): ForwardModel {
  const { port } = useChat();
  const [message, setMessage] = useState<ChatMessage | null>(null);
  const [open, setOpen] = useState(false);
  const onForward = useCallback((next: ChatMessage) => {
    setMessage(next);
    setOpen(true);
  }, []);
  const canForward = port.forward !== undefined && port.contacts !== undefined;
  return {
    onForward: canForward ? onForward : undefined,
    dialogProps: message && { message, open, onOpenChange: setOpen },
  };
}
