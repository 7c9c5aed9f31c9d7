import { endpoints, validationSentences } from '@franca/contract';
import { describe, expect, it } from 'vitest';
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
    ['phone', '+61412', 'phoneDigits'],
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

  it('sends the number without its leading zeros, as the contract does', () => {
    expect(sentNumber('(04) 1234-5678')).toBe('412345678');
    expect(phone_number.parse('(04) 1234-5678')).toBe('412345678');
    expect(sentNumber(' 0412345678')).toBe('412345678');
    expect(phone_number.parse(' 0412345678')).toBe('412345678');
  });
});
