import type { UiLanguage } from '@franca/languages';
import type { Strings } from '../i18n/Strings.ts';

/** The one text of `Spinner`, in all languages, apart from the others so that a button does not carry them all. */
export const loading: Record<UiLanguage, Strings<'loading'>> = {
  en: { loading: 'Loading' },
  ar: { loading: 'جارٍ التحميل' },
  it: { loading: 'Caricamento' },
  vi: { loading: 'Đang tải' },
};
