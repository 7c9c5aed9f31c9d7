import { describe, expect, it } from 'vitest';
import { countryItems, languageItems, ownLanguageItems } from './namedItems.ts';

const languages = [
  { name: 'Spanish', accents: [], code: 'es' },
  { name: 'Arabic', accents: [], code: 'ar' },
  { name: 'House language', accents: [], code: null },
];

describe('named items', () => {
  it('keep the words of the server in English', () => {
    expect(languageItems(languages, 'en').map(({ label }) => label)).toEqual([
      'Arabic',
      'House language',
      'Spanish',
    ]);
  });

  it('show the words of the interface language and keep the value', () => {
    const items = languageItems(languages, 'it');
    expect(items.find(({ value }) => value === 'Spanish')).toEqual({
      value: 'Spanish',
      label: 'spagnolo',
      keywords: ['Spanish', 'español'],
    });
    expect(items.find(({ value }) => value === 'House language')?.label).toBe('House language');
  });

  it('find the languages of Franca by their own names, in English and in the interface language', () => {
    const french = ownLanguageItems('it').find(({ value }) => value === 'fr');
    expect(french).toEqual({ value: 'fr', label: 'Français', keywords: ['French', 'francese'] });
  });

  it('name countries by their codes', () => {
    const codes = [{ code: 'DE', dial_code: '49', name: 'Germany' }];
    expect(countryItems(['Germany', 'Atlantis'], codes, 'vi')).toEqual([
      { value: 'Atlantis', label: 'Atlantis', keywords: ['Atlantis'] },
      { value: 'Germany', label: 'Đức', keywords: ['Germany'] },
    ]);
  });
});
