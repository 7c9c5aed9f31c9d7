import { chooseUiLanguage, type UiLanguage, uiLanguageTags } from '@franca/languages';
import type { MessageTexts } from './languages/en.ts';

async function importTexts(tag: UiLanguage): Promise<MessageTexts> {
  return (await import(`./languages/${tag}.ts`))[tag];
}

/** The texts in every language of the user interface, each in the file of its tag. */
export const messageTexts = Object.fromEntries(
  await Promise.all(uiLanguageTags.map(async (tag) => [tag, await importTexts(tag)] as const)),
) as Record<UiLanguage, MessageTexts>;

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
