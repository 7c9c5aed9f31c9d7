import { validationSentences } from '@franca/contract';
import { describe, expect, it as test } from 'vitest';
import { ar } from './ar.ts';
import { en, type PageStrings } from './en.ts';
import { it } from './it.ts';
import { vi } from './vi.ts';

/** Every text by section and name. */
const flat = (strings: PageStrings): Map<string, unknown> =>
  new Map(
    Object.entries(strings).flatMap(([section, texts]) =>
      Object.entries(texts).map(([name, text]): [string, unknown] => [`${section}.${name}`, text]),
    ),
  );

const gaps = (text: unknown) => [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(String).sort();

describe('strings', () => {
  test.each(Object.entries({ ar, it, vi }))('%s has exactly the keys of English', (_name, strings) => {
    expect([...flat(strings).keys()].sort()).toEqual([...flat(en).keys()].sort());
  });

  test.each(Object.entries({ ar, it, vi }))('%s has the gaps of English', (_name, strings) => {
    const own = flat(strings);
    for (const [key, text] of flat(en)) {
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
