import { createTextHook, type TextFunction } from '@franca/ui/i18n';
import { useLoadedStrings } from '@franca/ui/kit';
import type { CallTextKey } from '../strings/CallStrings.ts';
import { callStringsLoader } from '../strings/loadCallStrings.ts';

const useLoadedText = createTextHook<CallTextKey>('call', callStringsLoader.strings);

/** The kit's texts in the interface language; fetches them when they are not loaded yet. */
export function useCallText(): TextFunction<CallTextKey> {
  useLoadedStrings(callStringsLoader);
  return useLoadedText();
}
