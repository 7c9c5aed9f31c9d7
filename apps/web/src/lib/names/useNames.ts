import { useLocale } from '@franca/ui';
import { useMemo } from 'react';
import { useBasicLists, useCountryCodes } from '../data/staticLists.ts';
import { languageItems } from './namedItems.ts';
import { type OriginNames, originNames } from './originNames.ts';

/** The interface language's word for a language that the server names in English; the server's word until the list is loaded. */
export function useLanguageName(): (name: string) => string {
  const locale = useLocale();
  const { data: lists } = useBasicLists();
  const labels = new Map(
    languageItems(lists?.languages ?? [], locale).map(({ value, label }) => [value, label]),
  );
  return (name) => labels.get(name) ?? name;
}

/** The interface language's words for countries and accents; the server's words until the lists are loaded. */
export function useOriginNames(): OriginNames {
  const locale = useLocale();
  const { data: lists } = useBasicLists();
  const { data: codes } = useCountryCodes();
  return useMemo(() => originNames(lists?.languages ?? [], codes ?? [], locale), [lists, codes, locale]);
}
