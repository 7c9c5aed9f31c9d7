import { useChat } from '@franca/chat-kit';
import type { Topic } from '@franca/contract';
import { useLayoutEffect } from 'react';

/** Shows of the open conversation what the person has chosen for it, on whatever device (docs/behaviour/translation.md, Language of a conversation). */
export function useSharedChoice(topic: Topic | undefined): void {
  const { choices } = useChat();
  const { _id: topicId, show } = topic ?? {};
  useLayoutEffect(() => {
    if (topicId && show) choices.followConversation(topicId, show);
  }, [choices, topicId, show]);
}
