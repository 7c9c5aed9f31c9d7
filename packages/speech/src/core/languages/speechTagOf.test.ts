import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallbackTag, speechTagOf } from './speechTagOf.ts';
import { speechLanguages, speechTags } from './speechTags.ts';

describe('the languages of dictation', () => {
  it('are seventy and some', () => {
    expect(speechLanguages.length).toBeGreaterThanOrEqual(70);
    expect(new Set(speechLanguages.map(([name]) => name)).size).toBe(speechLanguages.length);
  });

  it('all have tags of a language and a region in their canonical form', () => {
    for (const tag of speechTags().values()) {
      expect(tag).toMatch(/^[a-z]{2,3}-[A-Z]{2}$/);
      expect(new Intl.Locale(tag).region).toBe(tag.split('-')[1]);
    }
  });

  it.each([
    ['English (Australia)', 'en-AU'],
    ['English (United Kingdom)', 'en-GB'],
    ['English', 'en-US'],
    ['Spanish (Mexico)', 'es-MX'],
    ['Arabic (Egypt)', 'ar-EG'],
    ['Italian (Italy)', 'it-IT'],
    ['Vietnamese (Vietnam)', 'vi-VN'],
    ['Chinese (Hong Kong)', 'zh-HK'],
    ['Chinese (Traditional)', 'zh-TW'],
    ['Norwegian', 'nb-NO'],
    ['  english (australia) ', 'en-AU'],
  ])('hear %s as %s', (name, tag) => {
    expect(speechTagOf(name)).toBe(tag);
  });

  it('read an unknown accent as the usual accent of its language', () => {
    expect(speechTagOf('German (Atlantis)')).toBe('de-DE');
  });

  it.each([null, undefined, '', 'Klingon', 'constructor', '(Australia)'])('hear %s as en-US', (name) => {
    expect(speechTagOf(name)).toBe(fallbackTag);
  });

  it('answer a tag for any name', () => {
    const tags = new Set([...speechTags().values(), fallbackTag]);
    fc.assert(fc.property(fc.string(), (name) => tags.has(speechTagOf(name))));
  });
});
