import { use, useCallback, useSyncExternalStore } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';

const never = () => () => {};
const usual = (): TranslationView => 'translated';

/** Which text of a message its reader has chosen; also for parts that may stand alone, where nobody chooses. */
export function useChosenView(topicId: string, chatId: string): TranslationView {
  const choices = use(ChatContext)?.choices;
  const read = useCallback(() => choices?.viewOf(topicId, chatId) ?? usual(), [choices, topicId, chatId]);
  return useSyncExternalStore(choices?.subscribe ?? never, read, usual);
}
