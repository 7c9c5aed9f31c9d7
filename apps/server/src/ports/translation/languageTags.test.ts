import { describe, expect, it } from 'vitest';
import { canonicalLanguage } from './languageTags.ts';

describe('canonicalLanguage', () => {
  it.each([
    ['IT', 'it'],
    ['pt-br', 'pt-BR'],
    ['ZH-hANT', 'zh-Hant'],
  ])('spells %s as %s', (given, canonical) => {
    expect(canonicalLanguage(given)).toBe(canonical);
  });

  it('knows what is no tag', () => {
    expect(canonicalLanguage('en-a')).toBeUndefined();
    expect(canonicalLanguage('')).toBeUndefined();
  });
});
