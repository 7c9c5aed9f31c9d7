import { useSyncExternalStore } from 'react';
import type { TranslationChoices } from '../core/choices/createTranslationChoices.ts';
import { useChat } from './useChat.ts';

/** The reader's translation choices; renders again after every choice. */
export function useTranslationChoices(): TranslationChoices {
  const { choices } = useChat();
  useSyncExternalStore(choices.subscribe, choices.getVersion, choices.getVersion);
  return choices;
}
