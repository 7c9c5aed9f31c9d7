import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';

describe('countries', () => {
  it('names every country once', () => {
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  });

  it('gives each an ISO code, a name of its own and a prefix without plus', () => {
    const isComplete = ({ code, dial_code, name }: (typeof countries)[number]) =>
      /^[A-Z]{2}$/.test(code) && /^[1-9]\d{0,2}$/.test(dial_code) && name !== code;
    expect(countries.filter((country) => !isComplete(country))).toEqual([]);
  });

  it.each([
    ['VN', '84', 'Vietnam'],
    ['IT', '39', 'Italy'],
    ['EG', '20', 'Egypt'],
    ['AU', '61', 'Australia'],
    ['US', '1', 'United States'],
    ['HK', '852', 'Hong Kong'],
  ])('knows %s, +%s, %s', (code, dial_code, name) => {
    expect(countries).toContainEqual({ code, dial_code, name });
  });
});
