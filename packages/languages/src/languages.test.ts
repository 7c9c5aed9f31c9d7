import { describe, expect, it } from 'vitest';
import {
  chooseUiLanguage,
  directionOf,
  fallbackLanguage,
  findUiLanguage,
  uiLanguages,
  uiLanguageTags,
} from './index.ts';

describe('uiLanguages', () => {
  it('holds every tag once, and the fallback', () => {
    expect(new Set(uiLanguageTags).size).toBe(uiLanguages.length);
    expect(uiLanguageTags).toContain(fallbackLanguage);
  });

  it.each(uiLanguages)('names $englishName as Intl does, in English and in itself', ({ tag, ...names }) => {
    const nameIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'language' }).of(tag);
    expect(names.englishName).toBe(nameIn('en'));
    expect(names.nativeName.toLowerCase()).toBe(nameIn(tag)?.toLowerCase());
  });

  it.each(uiLanguages)('gives $tag the direction that its tag has', ({ tag, direction }) => {
    expect(directionOf(tag)).toBe(direction);
  });
});

describe('findUiLanguage', () => {
  it.each([
    ['en', 'en'],
    ['ar-EG', 'ar'],
    ['IT-it', 'it'],
    ['vi_VN', 'vi'],
    ['tlh', undefined],
    ['eng', undefined],
    ['', undefined],
  ])('finds for the tag %o the language %o', (tag, language) => {
    expect(findUiLanguage(tag)).toBe(language);
  });
});

describe('chooseUiLanguage', () => {
  it.each([
    [['eo-001', 'it-CH', 'en'], 'it'],
    [['vi', 'ar'], 'vi'],
    [['tlh', 'eo'], 'en'],
    [[], 'en'],
  ])('chooses from %j the first that is known', (wanted, language) => {
    expect(chooseUiLanguage(wanted)).toBe(language);
  });
});

describe('directionOf', () => {
  it.each(['ar', 'ar-EG', 'AR', 'fa', 'he', 'ur-PK'])('writes %s from right to left', (tag) => {
    expect(directionOf(tag)).toBe('rtl');
  });

  it.each(['en', 'it-CH', 'vi', 'zh', ''])('writes %s from left to right', (tag) => {
    expect(directionOf(tag)).toBe('ltr');
  });
});
