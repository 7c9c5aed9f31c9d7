import { type ReactNode, Suspense, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { createForwarding } from '../core/forward/createForwarding.ts';
import type { ChatMessage } from '../core/model/ChatMessage.ts';
import { useChat } from '../hooks/useChat.ts';
import { lazyPart } from '../LazyPart/lazyPart.tsx';
import { useSlot } from '../slots/useSlot.ts';

// Few messages are forwarded: the dialog comes with the first.
const ForwardDialog = lazyPart(
  () => import('../firstTouch.ts'),
  'ForwardDialog',
  ({ onOpenChange }) => onOpenChange(false),
);

/** Forwarding from one conversation. */
export interface ForwardModel {
  /** Opens the choice of people for a message; absent where nothing can be forwarded. */
  readonly onForward: ((message: ChatMessage) => void) | undefined;
  /** The dialog, or null before it was asked for. */
  readonly dialog: ReactNode;
}

/** Forwards messages of a conversation; who has been sent the message at hand stays known until another one is chosen. */
export function useForward(): ForwardModel {
  const { port, outbox } = useChat();
  const Dialog = useSlot('ForwardDialog', ForwardDialog);
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const forwarding = useMemo(
    () =>
      createForwarding({
        reserveChatId: outbox.reserveChatId,
        forward: async (request) => port.forwardMessage?.(request),
        forwardedTo: async (request) => (await port.fetchForwarded?.(request)) ?? [],
      }),
    [port, outbox],
  );
  const states = useSyncExternalStore(forwarding.subscribe, forwarding.getSnapshot, forwarding.getSnapshot);
  const onForward = useCallback(
    (message: ChatMessage) => {
      forwarding.begin(message);
      setState('open');
    },
    [forwarding],
  );
  const canForward = port.forwardMessage !== undefined && port.fetchContacts !== undefined;
  const dialog =
    state === 'unasked' ? null : (
      <Suspense>
        <Dialog
          open={state === 'open'}
          onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          states={states}
          onSend={(userId) => void forwarding.sendTo(userId)}
        />
      </Suspense>
    );
  return { onForward: canForward ? onForward : undefined, dialog };
}
