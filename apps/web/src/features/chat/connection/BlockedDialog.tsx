import { useChat } from '@franca/chat-kit';
import { useEffect, useRef, useState } from 'react';
import { LazyUnblockDialog } from '../../../components/LazyUnblockDialog.tsx';
import type { BlockedPerson } from '../../../components/UnblockDialog.tsx';
import { useText } from '../../../strings/texts.ts';
import type { BlockedSend, BlockedSends } from './createBlockedSends.ts';

/** Props of {@link BlockedDialog}. */
export interface BlockedDialogProps {
  /** The refused messages. */
  blocked: BlockedSends;
  /** Whom the viewer blocks in a conversation; undefined where the viewer blocks nobody, and so must not be asked. */
  blockedIn: (topicId: string) => BlockedPerson | undefined;
}

/**
 * Asks whether to unblock somebody to whom a message was just sent; what was written goes then
 * (docs/behaviour/blocking.md, Writing to a blocked person).
 */
export function BlockedDialog({ blocked, blockedIn }: BlockedDialogProps) {
  const text = useText();
  const { outbox } = useChat();
  const [sends, setSends] = useState<readonly BlockedSend[]>([]);
  const personIn = useRef(blockedIn);
  personIn.current = blockedIn;
  useEffect(
    () =>
      blocked.subscribe((send) => {
        if (!personIn.current(send.topicId)) return;
        setSends((before) => (before[0] && before[0].topicId !== send.topicId ? before : [...before, send]));
      }),
    [blocked],
  );
  const [first] = sends;
  const person = first && blockedIn(first.topicId);
  return (
    <LazyUnblockDialog
      person={person ?? null}
      description={text('people.blockedText')}
      onUnblocked={() => {
        setSends([]);
        for (const { chatId } of sends) void outbox.retry(chatId);
      }}
      onCancel={() => setSends([])}
    />
  );
}
