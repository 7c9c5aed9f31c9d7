import { describe, expect, it } from 'vitest';
import { interfaceLanguage } from './interfaceLanguage.ts';

describe('interfaceLanguage', () => {
  it.each([
    [null, ['it-IT', 'en'], 'it'],
    [null, ['tlh', 'ar-EG'], 'ar'],
    [null, ['tlh', 'eo'], 'en'],
    [null, [], 'en'],
    ['ar', ['it'], 'ar'],
    ['vi', ['en'], 'vi'],
    ['es', ['it'], 'es'],
  ] as const)('the choice %s in a browser that wants %s is shown in %s', (chosen, wanted, locale) => {
    expect(interfaceLanguage(chosen, wanted)).toBe(locale);
  });
});
