import { describe, expect, it } from 'vitest';
import { interfaceLanguage } from './interfaceLanguage.ts';

describe('interfaceLanguage', () => {
  it.each([
    [null, null, ['it-IT', 'en'], 'it'],
    [null, null, ['tlh', 'ar-EG'], 'ar'],
    [null, null, ['tlh', 'eo'], 'en'],
    [null, null, [], 'en'],
    [null, 'vi', ['it'], 'vi'],
    [null, 'es', ['it'], 'es'],
    [null, 'pt', ['it'], 'it'],
    [null, 'pt', ['tlh'], 'en'],
    [null, 'en', ['it'], 'en'],
    ['ar', null, ['it'], 'ar'],
    ['ar', 'vi', ['it'], 'ar'],
    ['en', 'es', ['it'], 'en'],
    ['es', 'ar', ['it'], 'es'],
    ['pt', 'ar', ['it'], 'pt'],
  ] as const)(
    'the choice %s with the profile %s in a browser that wants %s is %s',
    (chosen, profile, wanted, locale) => {
      expect(interfaceLanguage(chosen, profile, wanted)).toBe(locale);
    },
  );
});
