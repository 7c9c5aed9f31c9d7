import type { Locale } from '@franca/ui';
import { interfaceLanguage } from './interfaceLanguage.ts';
import { useMe } from './useMe.ts';

/** The language in which the pages speak now: the browser's until sign-in, then the profile's. */
export function useInterfaceLanguage(): Locale {
  const { data: me } = useMe();
  return interfaceLanguage(me?.language ?? null, navigator.languages);
}
