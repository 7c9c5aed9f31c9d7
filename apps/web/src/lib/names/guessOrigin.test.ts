import { describe, expect, it } from 'vitest';
import { guessCountry } from './guessCountry.ts';
import { guessLanguage, proposeAccent, proposeLanguage } from './proposeLanguage.ts';

const codes = [
  ['AU', '61', 'Australia'],
  ['CA', '1', 'Canada'],
  ['CH', '41', 'Switzerland'],
  ['EG', '20', 'Egypt'],
  ['IT', '39', 'Italy'],
  ['NO', '47', 'Norway'],
  ['TW', '886', 'Taiwan'],
  ['US', '1', 'United States'],
  ['VN', '84', 'Vietnam'],
].map(([code = '', dial_code = '', name = '']) => ({ code, dial_code, name }));
const countryOf = (name: string) => codes.find((each) => each.name === name);

const languages = [
  ['Arabic', 'ar', 'Arabic (Saudi Arabia)', 'Arabic (Egypt)'],
  ['Chinese', 'zh', 'Chinese (China)'],
  ['Chinese (Traditional)', 'zh-Hant', 'Chinese (Taiwan)'],
  ['English', 'en', 'English (United States)', 'English (Australia)'],
  ['German', 'de', 'German (Germany)', 'German (Switzerland)'],
  ['Italian', 'it', 'Italian (Italy)', 'Italian (Switzerland)'],
  ['Norwegian', 'nb', 'Norwegian (Norway)'],
  ['Vietnamese', 'vi', 'Vietnamese (Vietnam)'],
].map(([name = '', code = '', ...accents]) => ({ name, code, accents }));

describe('the guess of a country', () => {
  const guess = (wanted: string[], timeZone: string, dialCode: string | null = null) =>
    guessCountry(codes, { languages: wanted, timeZone }, dialCode)?.name;

  it('is that of the verified number', () => {
    expect(guess(['en-US'], 'Australia/Sydney', '84')).toBe('Vietnam');
  });

  it('tells countries with one dial code apart by the time zone, then by the language', () => {
    expect(guess(['en-US'], 'America/Toronto', '1')).toBe('Canada');
    expect(guess(['en-CA'], 'UTC', '1')).toBe('Canada');
  });

  it('is that of the time zone, whatever a browser in English names', () => {
    expect(guess(['en-US', 'en'], 'Europe/Rome')).toBe('Italy');
    expect(guess(['vi'], 'Asia/Ho_Chi_Minh')).toBe('Vietnam');
    expect(guess(['vi'], 'Asia/Saigon')).toBe('Vietnam');
  });

  it('is that of the languages where the time zone names none', () => {
    expect(guess(['it-CH', 'it'], 'UTC')).toBe('Switzerland');
    expect(guess(['ar'], 'UTC')).toBe('Egypt');
    expect(guess(['tlh'], 'UTC')).toBeUndefined();
    expect(guess(['not a tag'], 'UTC')).toBeUndefined();
  });

  it('is that of the languages where the browser does not know its time zone', () => {
    expect(guess(['it-CH'], 'Etc/Unknown')).toBe('Switzerland');
    expect(guess(['it-CH'], '')).toBe('Switzerland');
  });
});

describe('the language proposed', () => {
  it.each([
    ['Italy', 'Italian', 'Italian (Italy)'],
    ['Egypt', 'Arabic', 'Arabic (Egypt)'],
    ['Norway', 'Norwegian', 'Norwegian (Norway)'],
    ['Taiwan', 'Chinese (Traditional)', 'Chinese (Taiwan)'],
    ['Switzerland', 'German', 'German (Switzerland)'],
  ])('for %s is its own', (country, language, accent) => {
    expect(proposeLanguage(countryOf(country), languages)).toEqual({ language, accent });
  });

  it('is none for a country that nobody knows', () => {
    expect(proposeLanguage(undefined, languages)).toEqual({ language: '', accent: '' });
  });

  it('is the browser’s first one that the list has, as the country speaks it', () => {
    expect(guessLanguage(['tlh', 'it-IT', 'en'], 'Switzerland', languages)).toEqual({
      language: 'Italian',
      accent: 'Italian (Switzerland)',
    });
    expect(guessLanguage(['en-US@posix', 'it'], 'Italy', languages).language).toBe('Italian');
    expect(guessLanguage(['tlh'], 'Italy', languages)).toEqual({ language: '', accent: '' });
  });

  it('has the most common accent where the country has none of its own', () => {
    expect(proposeAccent(languages[0], 'Italy')).toBe('Arabic (Saudi Arabia)');
    expect(proposeAccent(undefined, 'Italy')).toBe('');
  });
});
