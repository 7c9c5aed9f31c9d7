import { validationSentences } from '@franca/contract';
import { describe, expect, it as test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { vi } from './vi.ts';

const gaps = (text: unknown) => [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(String).sort();

describe('strings', () => {
  test.each(Object.entries({ ar, it, vi }))('%s has exactly the keys of English', (_name, strings) => {
    expect(Object.keys(strings)).toEqual(Object.keys(en));
  });

  test.each(Object.entries({ ar, it, vi }))('%s has the gaps of English', (_name, strings) => {
    for (const [key, text] of Object.entries(en)) {
      expect(`${key} ${gaps(strings[key as keyof typeof en])}`).toBe(`${key} ${gaps(text)}`);
    }
  });

  test('the English validation sentences are those of the specification', () => {
    expect(en.phoneRequired).toBe(validationSentences.phoneRequired);
    expect(en.phoneDigits).toBe(validationSentences.phoneDigits);
    expect(en.codeRequired).toBe(validationSentences.codeRequired);
    expect(en.codeDigits).toBe(validationSentences.codeDigits);
    expect(en.emailRequired).toBe(validationSentences.emailRequired);
    expect(en.emailInvalid).toBe(validationSentences.emailInvalid);
    expect(en.nameRequired).toBe(validationSentences.fullNameRequired);
    expect(en.countryRequired).toBe(validationSentences.countryRequired);
    expect(en.languageRequired).toBe(validationSentences.languageRequired);
    expect(en.accentRequired).toBe(validationSentences.accentRequired);
    expect(en.genderRequired).toBe(validationSentences.genderRequired);
  });

  test('the English toasts are those of the specification', () => {
    expect([en.codeSent, en.codeVerified, en.linkSent, en.loginDone, en.signUpDone]).toEqual([
      'Code sent successfully',
      'Code verified successfully',
      'Check your email for the Quick Link.',
      'Login successfully',
      'Sign up successfully',
    ]);
  });
});
