import { ApiError } from '@franca/api-client';
import { errorCodes } from '@franca/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { ar } from '../../strings/ar.ts';
import { en } from '../../strings/en.ts';
import { texts } from '../../strings/texts.ts';
import { errorText } from './errorText.ts';

const refusal = (sentence: string, code: ApiError['code'] = 'validation_failed', status = 400) =>
  new ApiError({ status, code, errors: [sentence] });

afterEach(() => {
  texts.setState({ language: 'en', strings: en });
});

describe('errorText', () => {
  it('is the first sentence of the server in English', () => {
    expect(errorText(refusal('User not permission.', 'not_permitted', 403))).toBe('User not permission.');
  });

  it('never is the sentence of the server in another language', () => {
    texts.setState({ language: 'ar', strings: ar });
    for (const [code, { sentence, status }] of Object.entries(errorCodes)) {
      const shown = errorText(refusal(sentence, code as ApiError['code'], status));
      expect(`${code}: ${shown}`).toMatch(/[\u0600-\u06ff]/);
      expect(shown).not.toBe(sentence);
    }
  });

  it('names the field that a validation answer names', () => {
    texts.setState({ language: 'ar', strings: ar });
    expect(errorText(refusal(en.validation.phoneRequired))).toBe(ar.validation.phoneRequired);
    expect(errorText(refusal('A sentence of a newer server.'))).toBe(ar.errors.validation_failed);
  });

  it('says in every language that no response came', () => {
    expect(errorText(refusal('', 'network', 0))).toBe('No connection to the server. Please try again.');
    texts.setState({ language: 'ar', strings: ar });
    expect(errorText(refusal('Failed to fetch', 'network', 0))).toBe(ar.errors.network);
    expect(errorText(new TypeError('x is undefined'))).toBe(ar.errors.unexpected);
  });

  it('says of a passcode what the specification says to people', () => {
    expect(errorText(refusal('passcode incorrect', 'passcode_incorrect', 401))).toBe('Passcode is incorrect');
    expect(errorText(refusal('passcode expired', 'passcode_expired', 401))).toBe('Passcode has expired');
  });
});
