import { findUiLanguage } from '@franca/languages';

/**
 * Where the terms, the privacy page or the instructions to install stand in a language; English has the address without one, and stands in for languages
 * without a page.
 *
 * @param language BCP 47 tag
 */
export function legalPath(kind: 'terms' | 'privacy' | 'install', language: string): string {
  const tag = findUiLanguage(language) ?? 'en';
  return tag === 'en' ? `/${kind}.html` : `/${kind}.${tag}.html`;
}
