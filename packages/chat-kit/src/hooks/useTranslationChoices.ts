import { useHydrated } from '@franca/ui/kit';
import { useMemo, useSyncExternalStore } from 'react';
import type { TranslationChoices } from '../core/choices/createTranslationChoices.ts';
import { useChat } from './useChat.ts';

/** The reader's translation choices; renders again after every choice. */
export function useTranslationChoices(): TranslationChoices {
  const { choices } = useChat();
  const isHydrated = useHydrated();
  useSyncExternalStore(choices.subscribe, choices.getVersion, choices.getVersion);
  return useMemo(
    // A server does not know what was chosen on this device.
    () =>
      isHydrated ? choices : { ...choices, viewOf: () => 'translated', conversationView: () => 'translated' },
    [choices, isHydrated],
  );
}
