import { describe, expect, it } from 'vitest';
import { en } from '../../strings/en.ts';
import {
  codeProblem,
  emailProblem,
  isCompleteCode,
  phoneProblem,
  sentPhoneNumber,
} from './signInProblems.ts';

const sentence = (key: keyof typeof en | null) => key && en[key];

describe('sign-in fields', () => {
  it.each([
    ['', 'Phone number is required. Please enter one.'],
    ['   ', 'Phone number is required. Please enter one.'],
    ['04a', 'Phone can only contain numbers. Please try again.'],
    ['+61412', 'Phone can only contain numbers. Please try again.'],
    ['0412345678', null],
  ])('the phone number "%s" gets the sentence %s', (value, expected) => {
    expect(sentence(phoneProblem(value))).toBe(expected);
  });

  it.each([
    ['', 'Verification code is required. Please enter one.'],
    ['12a', 'Verification code can only contain numbers. Please try again.'],
    ['123', null],
    ['123456', null],
  ])('the code "%s" gets the sentence %s', (value, expected) => {
    expect(sentence(codeProblem(value))).toBe(expected);
  });

  it.each([
    ['12345', false],
    ['123456', true],
    ['1234567', false],
    ['12345a', false],
  ])('the code "%s" enables Sign in: %s', (value, enabled) => {
    expect(isCompleteCode(value)).toBe(enabled);
  });

  it.each([
    ['', 'Email is required. Please enter one.'],
    ['no', 'Email is not valid. Please try again.'],
    ['a@b', 'Email is not valid. Please try again.'],
    ['a b@c.de', 'Email is not valid. Please try again.'],
    [`${'a'.repeat(250)}@b.com`, 'Email is not valid. Please try again.'],
    [' a@b.co ', null],
  ])('the address "%s" gets the sentence %s', (value, expected) => {
    expect(sentence(emailProblem(value))).toBe(expected);
  });

  it('strips one leading zero before sending', () => {
    expect(sentPhoneNumber('0412345678')).toBe('412345678');
    expect(sentPhoneNumber('412345678')).toBe('412345678');
    expect(sentPhoneNumber('00412')).toBe('0412');
  });
});
