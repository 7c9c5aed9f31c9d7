import { describe, expect, it } from 'vitest';
import { formatText } from './formatText.ts';

describe('formatText', () => {
  it('fills gaps by name', () => {
    expect(formatText('Translated from {language}', { language: 'English' })).toBe('Translated from English');
  });

  it('keeps what is read from left to right together in a text that is not', () => {
    const text = 'آخر ظهور أمس {time}';
    expect(formatText(text, { time: '23:58 PM' }, 'ar')).toBe('آخر ظهور أمس \u206823:58 PM\u2069');
    expect(formatText(text, { time: '11:58 م' }, 'ar')).toBe('آخر ظهور أمس 11:58 م');
    expect(formatText('seen yesterday {time}', { time: '23:58 PM' })).toBe('seen yesterday 23:58 PM');
  });

  it('leaves a gap without a value as it is', () => {
    expect(formatText('Hello {name}')).toBe('Hello {name}');
  });

  it('chooses the plural form of the locale', () => {
    const text = { zero: 'none', one: 'one', two: 'two', few: '{count} few', other: '{count} other' };
    expect(formatText(text, { count: 2 }, 'ar')).toBe('two');
    expect(formatText(text, { count: 2 }, 'en')).toBe('2 other');
  });

  it('writes numbers the way the locale does', () => {
    expect(formatText('{count}', { count: 1234.5 }, 'it')).toBe('1234,5');
    expect(formatText('{count}', { count: 12345 }, 'en')).toBe('12,345');
  });
});
