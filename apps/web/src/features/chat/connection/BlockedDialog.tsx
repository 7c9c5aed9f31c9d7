import { useChat } from '@franca/chat-kit';
import { ConfirmDialog } from '@franca/ui';
import { useEffect, useRef, useState } from 'react';
import { useRelationAction } from '../../../lib/people/useRelationAction.ts';
import { useText } from '../../../strings/texts.ts';
import type { BlockedSend, BlockedSends } from './createBlockedSends.ts';

/** Whom a private conversation is with, as far as the dialog needs it. */
export interface BlockedPerson {
  /** Id of the person. */
  readonly id: string;
  /** Name of the person. */
  readonly name: string;
}

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
  const { actAsync, pending } = useRelationAction();
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
  const unblock = async (): Promise<void> => {
    if (!person) return;
    // A failure is said in a toast; the question stays.
    const isDone = await actAsync({ id: person.id, action: 'unblock' }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    setSends([]);
    for (const { chatId } of sends) void outbox.retry(chatId);
  };
  return (
    <ConfirmDialog
      open={first !== undefined && (person !== undefined || pending !== null)}
      title={text('people.blockedTitle', { name: person?.name ?? '' })}
      description={text('people.blockedText')}
      confirmLabel={text('people.unblock')}
      loading={pending !== null}
      onConfirm={() => void unblock()}
      onOpenChange={(open) => open || setSends([])}
    />
  );
}
