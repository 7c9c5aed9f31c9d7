import { createTextHook, type TextFunction } from '@franca/ui/i18n';
import type { ChatTextKey } from '../strings/ChatStrings.ts';
import { partStrings } from '../strings/partStrings.ts';
import { useChatText } from './useChatText.ts';

const useAllText = createTextHook<ChatTextKey>('chat', partStrings);

/** {@link useChatText} for parts that come later, with the texts that came with them. */
export function usePartText(): TextFunction<ChatTextKey> {
  // It fetches the language, and renders again when that has come.
  useChatText();
  return useAllText();
}
