import { createTextHook, type TextFunction, useLocale } from '@franca/ui/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import type { ChatTextKey } from '../strings/ChatStrings.ts';
import {
  loadChatStrings,
  loadedStrings,
  stringsVersion,
  subscribeStrings,
} from '../strings/loadChatStrings.ts';

const useLoadedText = createTextHook(loadedStrings);

/** The kit's texts in the interface language; fetches them when they are not here yet. */
export function useChatText(): TextFunction<ChatTextKey> {
  const locale = useLocale();
  useSyncExternalStore(subscribeStrings, stringsVersion, stringsVersion);
  useEffect(() => {
    void loadChatStrings(locale);
  }, [locale]);
  return useLoadedText();
}
