import { describe, expect, it } from 'vitest';
import { codeOfAccent, codeOfLanguage, languageByName, languages } from './languages.ts';

const accents = languages.flatMap((language) => language.accents);
const isUnique = (values: string[]) => new Set(values).size === values.length;

describe('languages', () => {
  it('offers more than 90 languages for text and at least 71 for voice', () => {
    expect(languages.length).toBeGreaterThan(90);
    expect(languages.filter(({ voice }) => voice).length).toBeGreaterThanOrEqual(71);
  });

  it('names every language and every accent once', () => {
    expect(isUnique(languages.map(({ name }) => name))).toBe(true);
    expect(isUnique(languages.map(({ code }) => code))).toBe(true);
    expect(isUnique(accents.map(({ name }) => name))).toBe(true);
    expect(isUnique(accents.map(({ bcp47 }) => bcp47))).toBe(true);
  });

  it('gives each language an accent, since a profile asks for one', () => {
    expect(languages.filter((language) => language.accents.length === 0)).toEqual([]);
  });

  it('uses canonical BCP 47 tags that name a known language', () => {
    const tags = [...languages.map(({ code }) => code), ...accents.map(({ bcp47 }) => bcp47)];
    const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    expect(tags.filter((tag) => new Intl.Locale(tag).toString() !== tag)).toEqual([]);
    expect(tags.filter((tag) => known.of(tag) === undefined)).toEqual([]);
  });

  it('names every accent by language and region', () => {
    expect(accents.filter(({ name }) => !/^[^()]+ \([^()]{4,}\)$/.test(name))).toEqual([]);
  });

  it('knows the direction in which each language is written', () => {
    const scriptOf = (code: string) => new Intl.Locale(code).maximize().script ?? '';
    const isRightToLeft = (code: string) => ['Arab', 'Hebr', 'Thaa', 'Syrc'].includes(scriptOf(code));
    expect(languages.filter(({ code, dir }) => (dir === 'rtl') !== isRightToLeft(code))).toEqual([]);
  });

  it('names languages in themselves', () => {
    expect(languageByName('Vietnamese')?.endonym).toBe('Tiếng Việt');
    expect(languageByName('Arabic')?.endonym).toBe('العربية');
    expect(languageByName('Chinese (Traditional)')?.endonym).toBe('繁體中文');
  });

  it('finds a language by its name only', () => {
    expect(codeOfLanguage('Italian')).toBe('it');
    expect(codeOfLanguage('Chinese')).toBe('zh');
    expect(languageByName('Klingon')).toBeUndefined();
    expect(languageByName('constructor')).toBeUndefined();
    expect(codeOfLanguage('Klingon')).toBe('en');
  });

  it('maps English (Australia) to en-AU and unknown accents to en-US', () => {
    expect(codeOfAccent('English (Australia)')).toBe('en-AU');
    expect(codeOfAccent('Chinese (Taiwan)')).toBe('zh-TW');
    expect(codeOfAccent('English (Atlantis)')).toBe('en-US');
  });
});
