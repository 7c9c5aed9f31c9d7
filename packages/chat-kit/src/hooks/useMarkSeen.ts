import { useEffect, useRef } from 'react';
import { seenTimeOf } from '../core/rows/seenTimeOf.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import type { TopicSnapshot } from '../core/store/TopicStore.ts';
import { useChat } from './useChat.ts';
import { usePageVisible } from './usePageVisible.ts';

/** Options of {@link useMarkSeen}. */
export interface MarkSeenOptions {
  /** The open conversation. */
  readonly session: TopicSession;
  /** Its messages. */
  readonly snapshot: TopicSnapshot;
  /** Whether the first page is loaded, and how much of it was unread is known. */
  readonly isReady: boolean;
  /** Whether the newest message is on the screen. */
  readonly isAtBottom: boolean;
  /** Receives what was reported, milliseconds since 1970, for example to reset the unread count. */
  readonly onSeen?: ((seenTime: number) => void) | undefined;
}

/**
 * Reports the conversation as seen with the date of its last message: when it is opened, and then for
 * every new message that comes while the end is on the screen of a visible page.
 */
export function useMarkSeen({ session, snapshot, isReady, isAtBottom, onSeen }: MarkSeenOptions): void {
  const { port } = useChat();
  const isVisible = usePageVisible();
  const { messages } = snapshot;
  // A change that is late, or of another language, holds back nothing that is on the screen.
  const lastSeq = snapshot.hasHole ? snapshot.lastSeq : undefined;
  const reported = useRef<{ session: TopicSession; time: number } | null>(null);
  useEffect(() => {
    if (!isReady || !isVisible) return;
    const time = seenTimeOf(messages, lastSeq);
    const last = reported.current?.session === session ? reported.current.time : null;
    if (time === null || (last !== null && (time <= last || !isAtBottom))) return;
    reported.current = { session, time };
    onSeen?.(time);
    // No error is shown: the next message reports again.
    port.messages.markSeen?.({ topicId: session.topicId, seenTime: time }, {}).catch(() => {
      reported.current = null;
    });
  }, [port, session, messages, lastSeq, isReady, isVisible, isAtBottom, onSeen]);
}
