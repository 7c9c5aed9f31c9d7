import { describe, expect, it } from 'vitest';
import { interfaceLanguage } from './interfaceLanguage.ts';

describe('interfaceLanguage', () => {
  it.each([
    [null, ['it-IT', 'en'], 'it'],
    [null, ['tlh', 'ar-EG'], 'ar'],
    [null, ['tlh', 'eo'], 'en'],
    [null, [], 'en'],
    ['Arabic', ['it'], 'ar'],
    ['Vietnamese', ['en'], 'vi'],
    ['vi', ['en'], 'vi'],
    ['Spanish', ['it'], 'en'],
    ['', ['it'], 'it'],
  ] as const)('profile %s in a browser that wants %s is shown in %s', (profile, wanted, locale) => {
    expect(interfaceLanguage(profile, wanted)).toBe(locale);
  });
});
