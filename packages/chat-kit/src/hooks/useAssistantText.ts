import { createTextHook, type TextFunction } from '@franca/ui/i18n';
import { useLoadedStrings } from '@franca/ui/kit';
import { type AssistantTextKey, assistantStringsLoader } from '../strings/assistant/assistantStrings.ts';

const useLoadedText = createTextHook<AssistantTextKey>('assistant', assistantStringsLoader.strings);

/** The texts of the assistant's screens in the interface language; fetches them when they are not loaded yet. */
export function useAssistantText(): TextFunction<AssistantTextKey> {
  useLoadedStrings(assistantStringsLoader);
  return useLoadedText();
}
