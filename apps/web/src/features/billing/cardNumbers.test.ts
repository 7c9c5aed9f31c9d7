import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  brandName,
  type CardForm,
  cardFaults,
  cardSchema,
  digitsOf,
  groupNumber,
  hasCheckDigit,
} from './cardNumbers.ts';

const card: CardForm = {
  card_number: '4242 4242 4242 4242',
  expire_month: '12',
  expire_year: '2027',
  cvc: '123',
};

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 30, 23, 59) }));
afterEach(() => void vi.useRealTimers());

/** The fields that are wrong, each with its fault. */
function faultsOf(change: Partial<CardForm>): Record<string, string> {
  const result = cardSchema.safeParse({ ...card, ...change });
  const issues = result.success ? [] : result.error.issues;
  for (const { message } of issues) expect(Object.keys(cardFaults)).toContain(message);
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

describe('the card form', () => {
  it('is sent as digits and numbers', () => {
    expect(cardSchema.safeParse(card)).toEqual({
      success: true,
      data: { card_number: '4242424242424242', expire_month: 12, expire_year: 2027, cvc: '123' },
    });
  });

  it('says everything that is wrong at once', () => {
    expect(faultsOf({ card_number: '', expire_month: '', expire_year: '', cvc: '' })).toEqual({
      card_number: 'number',
      expire_month: 'month',
      expire_year: 'year',
      cvc: 'cvc',
    });
  });

  it.each([
    ['4242 4242 4242 4241', 'a wrong check digit'],
    ['4242 4242', 'too few digits'],
  ])('takes no number like %s: %s', (card_number) => {
    expect(faultsOf({ card_number })).toEqual({ card_number: 'number' });
  });

  it('takes this month, and no past one', () => {
    expect(faultsOf({ expire_month: '11', expire_year: '2026' })).toEqual({});
    expect(faultsOf({ expire_month: '10', expire_year: '2026' })).toEqual({ expire_year: 'expired' });
    expect(faultsOf({ expire_year: '2022' })).toEqual({ expire_year: 'expired' });
  });

  it('takes three or four digits of the security code', () => {
    expect(faultsOf({ cvc: '1234' })).toEqual({});
    expect(faultsOf({ cvc: '12' })).toEqual({ cvc: 'cvc' });
  });
});

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242', 'Visa'],
    ['378282246310005', '3782 822463 10005', 'American Express'],
    ['5555555555554444', '5555 5555 5555 4444', 'Mastercard'],
    ['2223003122003222', '2223 0031 2200 3222', 'Mastercard'],
    ['6011111111111117', '6011 1111 1111 1117', 'Discover'],
    ['3056930009020004', '3056 930009 0200 04', 'Diners Club'],
    ['9', '9', undefined],
  ])('%s is written %s', (number, grouped, brand) => {
    expect(groupNumber(number)).toBe(grouped);
    expect(brandName(grouped)).toBe(brand);
    if (number.length > 1) expect(hasCheckDigit(number)).toBe(true);
  });

  it('may be typed in Arabic digits, and pasted with anything between them', () => {
    expect(digitsOf('٤٢٤٢-۴۲۴۲ x 4242')).toBe('424242424242');
    expect(groupNumber('4242-4242-4242-4242-1234-5')).toBe('4242 4242 4242 4242 123');
  });
});
