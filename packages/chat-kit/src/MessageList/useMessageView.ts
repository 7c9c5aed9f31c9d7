import { useCallback } from 'react';
import type { TranslationView } from '../core/model/TranslationState.ts';
import { useTranslationChoices } from '../hooks/useTranslationChoices.ts';

/** Which text of a message is shown: the reader's choice, or both of the one in `bothOf`. */
export function useMessageView(
  topicId: string,
  bothOf: string | null | undefined,
): (chatId: string) => TranslationView {
  const choices = useTranslationChoices();
  return useCallback(
    (chatId) => (chatId === bothOf ? 'both' : choices.viewOf(topicId, chatId)),
    [choices, topicId, bothOf],
  );
}
