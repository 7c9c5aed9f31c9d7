import { describe, expect, it } from 'vitest';
import { formatText } from './formatText.ts';

describe('formatText', () => {
  it('fills gaps by name', () => {
    expect(formatText('Translated from {language}', { language: 'English' })).toBe('Translated from English');
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
