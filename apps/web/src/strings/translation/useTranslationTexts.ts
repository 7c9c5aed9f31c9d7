import { findUiLanguage, type UiLanguage } from '@franca/languages';
import { formatText, type TextFunction } from '@franca/ui';
import { useCallback } from 'react';
import { useTexts } from '../texts.ts';
import { en, type TranslationTexts } from './en.ts';

const files = import.meta.glob<Partial<Record<UiLanguage, TranslationTexts>>>(['./??.ts', '!./en.ts'], {
  eager: true,
});

/** Name of a text of the dialog of a conversation's languages. */
export type TranslationTextKey = keyof TranslationTexts;

/** The texts of the dialog of a conversation's languages, in that of the pages; English where that has none. */
export function useTranslationTexts(): TextFunction<TranslationTextKey> {
  const { language } = useTexts();
  return useCallback(
    (key, values) => {
      const own = findUiLanguage(language);
      const strings = own && own !== 'en' ? files[`./${own}.ts`]?.[own] : undefined;
      return formatText((strings ?? en)[key], values, language);
    },
    [language],
  );
}
