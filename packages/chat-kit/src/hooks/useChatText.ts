import { createTextHook, type TextFunction } from '@franca/ui/i18n';
import { useLoadedStrings } from '@franca/ui/kit';
import type { FirstTextKey } from '../strings/ChatStrings.ts';
import { chatStringsLoader, loadedStrings } from '../strings/loadChatStrings.ts';

const useLoadedText = createTextHook<FirstTextKey>('chat', loadedStrings);

/** The kit's texts in the interface language; fetches them when they are not loaded yet. */
export function useChatText(): TextFunction<FirstTextKey> {
  useLoadedStrings(chatStringsLoader);
  return useLoadedText();
}
