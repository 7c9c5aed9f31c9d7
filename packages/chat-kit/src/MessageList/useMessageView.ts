import { useCallback } from 'react';
import type { TranslationView } from '../core/model/TranslationState.ts';
import { useTranslationChoices } from '../hooks/useTranslationChoices.ts';

/** Which text of a message is shown: the reader's choice, or both of the one in `expandedChatId`. */
export function useMessageView(
  topicId: string,
  expandedChatId: string | null | undefined,
): (chatId: string) => TranslationView {
  const choices = useTranslationChoices();
  return useCallback(
    (chatId) => (chatId === expandedChatId ? 'both' : choices.viewOf(topicId, chatId)),
    [choices, topicId, expandedChatId],
  );
}
