import { useToast } from '@franca/ui/Toaster';
import { use } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { Topic } from '../core/model/Topic.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChatOptions } from '../hooks/useChatOptions.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { isUnread } from './isUnread.ts';
import type { TopicActions } from './TopicActions.ts';

/** What the menu of a row does with the marks of a conversation; absent where the port or the conversation has no such mark. */
export interface TopicMarksModel {
  /** Marks it as unread, or as read where anything is unread. */
  readonly changeUnread: (() => void) | undefined;
  /** Puts it into the archive, which can be undone, or takes it out. */
  readonly changeArchived: (() => void) | undefined;
  /** Pins it to the top of the list, or unpins it; not in the archive. */
  readonly changePinned: (() => void) | undefined;
}

/** Marking a conversation as unread, archiving and pinning it; a failure shows the server's sentence as a toast. */
export function useTopicMarks(topic: Topic, { onMarkedUnread }: TopicActions): TopicMarksModel {
  const text = usePartText();
  const toast = useToast();
  const { setArchived, setPinned, setUnread } = use(ChatContext)?.port.topics ?? {};
  const { undoTime } = useChatOptions();
  const { id: topicId, isArchived = false, pinnedAt = null, lastMessage } = topic;
  const isPinned = pinnedAt !== null;
  const fail = (error: unknown): void => void toast.error(reasonOf(error));

  const pin = (next: boolean): void => {
    setPinned?.({ topicId, isPinned: next }, {}).catch(fail);
  };
  const archive = (next: boolean): void => {
    setArchived?.({ topicId, isArchived: next }, {}).then(() => {
      if (!next) return;
      // What is archived is pinned no more, and what is pinned leaves the archive.
      const restore = () => (isPinned && setPinned ? pin(true) : archive(false));
      const undo = { label: text('undo'), onSelect: restore };
      toast.success(text('archivedToast'), { action: undo, duration: undoTime });
    }, fail);
  };
  const changeUnread = (): void => {
    const next = !isUnread(topic);
    if (next) onMarkedUnread?.(topic);
    setUnread?.({ topicId, isUnread: next, seenTime: lastMessage?.sentAt ?? null }, {}).catch(fail);
  };

  // Nothing was written in a new conversation, so opening it would take no mark away.
  const hasUnread = isUnread(topic) || lastMessage !== null;
  return {
    changeUnread: setUnread && hasUnread ? changeUnread : undefined,
    changeArchived: setArchived && (() => archive(!isArchived)),
    changePinned: setPinned && !isArchived ? () => pin(!isPinned) : undefined,
  };
}
