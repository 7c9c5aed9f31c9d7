import { validationSentences } from '@franca/contract';
import { uiLanguageTags } from '@franca/languages';
import { describe, expect, it as test } from 'vitest';
import { en, type PageStrings } from './en.ts';
import { enLater } from './enLater.ts';

const english: PageStrings = { ...en, ...enLater };

/** Every text by section and name. */
const flat = (strings: PageStrings): Map<string, unknown> =>
  new Map(
    Object.entries(strings).flatMap(([section, texts]) =>
      Object.entries(texts).map(([name, text]): [string, unknown] => [`${section}.${name}`, text]),
    ),
  );

/** The gaps of a text; of one with plural forms each once, because languages have different numbers of forms. */
function gaps(text: unknown): string[] {
  const all = [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(String).sort();
  return typeof text === 'string' ? all : [...new Set(all)];
}

const files = import.meta.glob<Record<string, PageStrings>>('./??.ts', { eager: true });
const others = uiLanguageTags
  .filter((tag) => tag !== 'en')
  .map((tag) => {
    const strings = files[`./${tag}.ts`]?.[tag];
    if (!strings) throw new Error(`There is no ${tag}.ts with the texts in that language.`);
    return [tag, strings] as const;
  });

describe('strings', () => {
  test.each(others)('%s has exactly the keys of English', (_name, strings) => {
    expect([...flat(strings).keys()].sort()).toEqual([...flat(english).keys()].sort());
  });

  test.each(others)('%s has the gaps of English', (_name, strings) => {
    const own = flat(strings);
    for (const [key, text] of flat(english)) {
      expect(`${key} ${gaps(own.get(key))}`).toBe(`${key} ${gaps(text)}`);
    }
  });

  test('the English validation sentences are those of the contract', () => {
    expect(en.validation).toMatchObject(validationSentences);
  });

  test('the English toasts are those of the specification', () => {
    const { codeSent, codeVerified, linkSent, loginDone } = en.auth;
    expect([
      codeSent,
      codeVerified,
      linkSent,
      loginDone,
      en.registration.signUpDone,
      en.billing.cardForTrial,
    ]).toEqual([
      'Code sent successfully',
      'Code verified successfully',
      'Check your email for the Quick Link.',
      'Login successfully',
      'Sign up successfully',
      'Please enter card to get trial!',
    ]);
  });
});
