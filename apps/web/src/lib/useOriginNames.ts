import { useLocale } from '@franca/ui';
import { useMemo } from 'react';
import { type OriginNames, originNames } from './originNames.ts';
import { useBasicLists } from './useBasicLists.ts';
import { useCountryCodes } from './useCountryCodes.ts';

/** The reader's words for countries and accents; the server's words until the lists are here. */
export function useOriginNames(): OriginNames {
  const locale = useLocale();
  const { data: lists } = useBasicLists();
  const { data: codes } = useCountryCodes();
  return useMemo(() => originNames(lists?.languages ?? [], codes ?? [], locale), [lists, codes, locale]);
}
