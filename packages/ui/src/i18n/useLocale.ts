import { use } from 'react';
import { I18nContext } from './I18nContext.ts';

/** The BCP 47 tag of the interface language at this place, for `Intl` formatters. */
export function useLocale(): string {
  return use(I18nContext).locale;
}
