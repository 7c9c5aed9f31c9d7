import { chooseUiLanguage, type UiLanguage } from '@franca/languages';
import { ar } from './ar.ts';
import { en, type MessageTexts } from './en.ts';
import { it } from './it.ts';
import { vi } from './vi.ts';

/** The texts in every language of the user interface. */
export const messageTexts: Record<UiLanguage, MessageTexts> = { en, ar, it, vi };

/**
 * The texts for an Accept-Language header or a BCP 47 tag (`it-CH,it;q=0.9` → Italian), with the language they are in;
 * English when none matches. Order counts, quality values do not: browsers send them in order.
 */
export function textsFor(acceptLanguage: string | undefined): { language: UiLanguage; texts: MessageTexts } {
  const tags = (acceptLanguage ?? '').split(',').map((entry) => entry.split(';')[0] ?? '');
  const language = chooseUiLanguage(tags);
  return { language, texts: messageTexts[language] };
}

/** Replaces each `{name}` by its value; a name without a value is a mistake of the caller and throws. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text needs a value for "${name}".`);
    return String(value);
  });
}
