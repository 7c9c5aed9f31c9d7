import { useMemo, useSyncExternalStore } from 'react';
import type { ScheduledMessage } from '../core/model/ScheduledMessage.ts';
import type { ScheduledSnapshot } from '../core/schedule/createScheduledList.ts';
import { useChat } from './useChat.ts';

/** The viewer's scheduled messages of one conversation, or of all. */
export interface ScheduledModel extends ScheduledSnapshot {
  /** Scheduled messages of all conversations together. */
  readonly total: number;
  /** Reads them again. */
  readonly reload: () => void;
}

const none: readonly ScheduledMessage[] = [];
const serverSnapshot: ScheduledSnapshot = { status: 'loading', messages: none };

/** Follows the viewer's scheduled messages of a conversation, or of all for null. */
export function useScheduled(topicId: string | null): ScheduledModel {
  const { scheduled } = useChat();
  const { status, messages } = useSyncExternalStore(
    scheduled.subscribe,
    scheduled.getSnapshot,
    () => serverSnapshot,
  );
  return useMemo(() => {
    const shown = topicId === null ? messages : messages.filter((message) => message.topicId === topicId);
    return { status, messages: shown, total: messages.length, reload: scheduled.reload };
  }, [status, messages, topicId, scheduled]);
}
