import type { UiLanguage } from '@franca/languages';
import { interfaceLanguage } from './interfaceLanguage.ts';
import { useMe } from './useMe.ts';

/** The language in which the pages speak now: the browser's until sign-in, then the profile's. */
export function useInterfaceLanguage(): UiLanguage {
  const { data: me } = useMe();
  return interfaceLanguage(me?.language ?? null, navigator.languages);
}
