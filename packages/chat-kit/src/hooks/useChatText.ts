import { createTextHook, type TextFunction, useLocale } from '@franca/ui/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import type { FirstTextKey } from '../strings/ChatStrings.ts';
import {
  loadChatStrings,
  loadedStrings,
  stringsVersion,
  subscribeStrings,
} from '../strings/loadChatStrings.ts';

const useLoadedText = createTextHook<FirstTextKey>(loadedStrings);

/** The kit's texts in the interface language; fetches them when they are not here yet. */
export function useChatText(): TextFunction<FirstTextKey> {
  const locale = useLocale();
  useSyncExternalStore(subscribeStrings, stringsVersion, stringsVersion);
  useEffect(() => {
    void loadChatStrings(locale);
  }, [locale]);
  return useLoadedText();
}
