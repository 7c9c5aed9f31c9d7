import { endpoints, validationSentences } from '@franca/contract';
import { describe, expect, it } from 'vitest';
import { readOwnCountry, withoutSurplus } from './phoneNumbers.ts';
import { type BrokenRule, sentNumber, signInRules } from './signInRules.ts';

const { phone_number, code } = endpoints.auth.codeVerify.body.shape;
const { email } = endpoints.auth.emailVerify.body.shape;

const schemas = { phone: phone_number, code, email };

/** What the contract's schema finds wrong first, as the rules name it. */
function brokenBySchema(name: keyof typeof signInRules, typed: string): BrokenRule {
  const message = schemas[name].safeParse(typed).error?.issues[0]?.message;
  if (message === undefined) return null;
  const names = Object.keys(validationSentences) as (keyof typeof validationSentences)[];
  return names.find((sentence) => validationSentences[sentence] === message) ?? 'unnamed';
}

describe('sign-in fields', () => {
  it.each([
    ['phone', '', 'phoneRequired'],
    ['phone', '   ', 'phoneRequired'],
    ['phone', '000', 'phoneRequired'],
    ['phone', '04a', 'phoneDigits'],
    ['phone', '+61412', null],
    ['phone', '4+1', 'phoneDigits'],
    ['phone', '06.12.34.56.78', null],
    ['phone', '\u202A0412/345679\u202C', null],
    ['phone', '٠٥٠ ١٢٣ ٤٥٦٧', null],
    ['phone', '+123456789012345', null],
    ['phone', '+1234567890123456', 'phoneLength'],
    ['phone', '0061412345678', null],
    ['phone', ' 0412345678 ', null],
    ['phone', '(0412) 345-678', null],
    ['phone', '0412\u00a0345\u2013678', null],
    ['phone', '( )', 'phoneRequired'],
    ['phone', '1234567890123456', 'phoneLength'],
    ['phone', '1234 5678 9012 345', null],
    ['code', '', 'codeRequired'],
    ['code', '12a', 'codeDigits'],
    ['code', '12345a', 'codeDigits'],
    ['code', '12345', 'unnamed'],
    ['code', '1234567', 'unnamed'],
    ['code', '123456', null],
    ['email', '', 'emailRequired'],
    ['email', 'no', 'emailInvalid'],
    ['email', 'a@b', 'emailInvalid'],
    ['email', 'a b@c.de', 'emailInvalid'],
    ['email', `${'a'.repeat(250)}@b.com`, 'emailInvalid'],
    ['email', ' A@b.co ', null],
  ] as const)('the field %s with "%s" breaks the rule %s, here as in the contract', (name, typed, broken) => {
    expect(signInRules[name](typed)).toBe(broken);
    expect(brokenBySchema(name, typed)).toBe(broken);
  });

  it('sends the number without its leading zero', () => {
    expect(sentNumber('(04) 1234-5678')).toBe('412345678');
    expect(sentNumber(' 0412345678')).toBe('412345678');
    expect(sentNumber('\u202A0412.345/678\u202C')).toBe('412345678');
    expect(sentNumber('+61 412 345 678')).toBe('+61412345678');
    expect(sentNumber('0061412345678')).toBe('0061412345678');
  });

  it.each([
    ['+61 412 345 678', 'AU', { country: 'AU', number: '412 345 678' }],
    ['+44 7400 123456', 'AU', { country: 'GB', number: '7400 123456' }],
    ['0044 7400 123456', 'AU', { country: 'GB', number: '7400 123456' }],
    ['0011 44 7400 123456', 'AU', { country: 'GB', number: '7400 123456' }],
    ['011 61 412 345 678', 'US', { country: 'AU', number: '412 345 678' }],
    ['+1 212 555 0123', 'AU', { country: 'US', number: '212 555 0123' }],
    ['+1 604 555 0123', 'US', { country: 'CA', number: '604 555 0123' }],
    ['+225 07 08 09 10 11', 'FR', { country: 'CI', number: '07 08 09 1011' }],
    ['tel:+33-6-12-34-56-78', 'AU', { country: 'FR', number: '6 12 34 56 78' }],
    ['\u202A+7 916 123-45-67\u202C', 'AU', { country: 'RU', number: '916 123 45 67' }],
    ['＋８１ ９０ １２３４ ５６７８', 'AU', { country: 'JP', number: '90 1234 5678' }],
    ['+49 (0) 1512 3456789', 'AU', { country: 'DE', number: '1512 3456789' }],
    ['+61 4', 'AU', null],
    ['0412 345 678', 'AU', null],
    ['011 2345', 'IT', null],
  ])('reads the country of %j, chosen %s', async (typed, chosen, expected) => {
    expect(await readOwnCountry(typed, chosen)).toEqual(expected);
  });

  it('leaves no room for more digits than a number has', () => {
    expect(withoutSurplus('12345678901234567890', 15)).toBe('123456789012345');
    expect(withoutSurplus('1234 5678 9012 3456', 15)).toBe('1234 5678 9012 345');
    expect(withoutSurplus('00123456789012345', 15)).toBe('00123456789012345');
    expect(withoutSurplus('٠١٢٣٤٥٦٧٨٩٠١٢٣٤٥', 15)).toBe('٠١٢٣٤٥٦٧٨٩٠١٢٣٤');
  });
});
