import { fallbackLanguage, type UiLanguage } from '@franca/languages';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { MessageTexts } from './MessageTexts.ts';
import { vi } from './vi.ts';

/** The languages in which the server writes to people. */
export const messageLanguages: Record<UiLanguage, MessageTexts> = { en, ar, it, vi };

const isMessageLanguage = (language: string): language is UiLanguage =>
  Object.hasOwn(messageLanguages, language);

/**
 * The texts that fit an Accept-Language header or a BCP 47 tag (`it-CH,it;q=0.9` → Italian), with the language they
 * are in; English when none fits. Order counts, quality values do not: browsers send them in order.
 */
export function textsFor(acceptLanguage: string | undefined): { language: string; texts: MessageTexts } {
  for (const entry of (acceptLanguage ?? '').split(',')) {
    const language = entry.trim().toLowerCase().split(/[-;]/)[0] ?? '';
    if (isMessageLanguage(language)) return { language, texts: messageLanguages[language] };
  }
  return { language: fallbackLanguage, texts: messageLanguages[fallbackLanguage] };
}
