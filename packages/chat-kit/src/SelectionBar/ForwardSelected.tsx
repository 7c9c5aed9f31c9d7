import { useState, useSyncExternalStore } from 'react';
import { createForwarding } from '../core/forward/createForwarding.ts';
import { createJointForwarding } from '../core/forward/createJointForwarding.ts';
import { forwardingOf } from '../core/forward/forwardingOf.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import { ForwardDialog } from '../ForwardDialog/ForwardDialog.tsx';
import { useChat } from '../hooks/useChat.ts';

/** Props of {@link ForwardSelected}. */
export interface ForwardSelectedProps {
  /** The messages, oldest first. */
  messages: readonly ChatMessage[];
  /** The person closes the choice of people. */
  onClose: () => void;
}

/** The choice of people and groups for several messages; nobody gets one of them twice. */
export function ForwardSelected({ messages, onClose }: ForwardSelectedProps) {
  const { port, outbox } = useChat();
  const [forwarding] = useState(() =>
    createJointForwarding(
      messages.map((message) => {
        const one = createForwarding(forwardingOf({ port, outbox }));
        one.begin(message);
        return one;
      }),
    ),
  );
  const states = useSyncExternalStore(forwarding.subscribe, forwarding.getSnapshot, forwarding.getSnapshot);
  return (
    <ForwardDialog
      open
      onOpenChange={(open) => open || onClose()}
      states={states}
      onSend={(target) => void forwarding.sendTo(target)}
    />
  );
}
