import type { UiLanguage } from '@franca/languages';

/** Where the terms or the privacy page stand in a language; English has the address without one. */
export function legalPath(kind: 'terms' | 'privacy', language: UiLanguage): string {
  return language === 'en' ? `/${kind}.html` : `/${kind}.${language}.html`;
}
