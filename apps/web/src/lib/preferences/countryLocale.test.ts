import { expect, it } from 'vitest';
import { countryLocale } from './countryLocale.ts';

it.each([
  ['en', ['it-IT', 'en'], 'en-IT'],
  ['es', ['es-MX'], 'es-MX'],
  ['fr', ['fr', 'en-CA'], 'fr-CA'],
  ['vi', ['vi'], 'vi'],
  ['ar', [], 'ar'],
  ['en', ['no tag', 'de-AT'], 'en-AT'],
  ['zh-Hant', ['en-US'], 'zh-Hant-US'],
])('%s in a browser that wants %s is %s', (language, wanted, locale) => {
  expect(countryLocale(language, wanted)).toBe(locale);
});
