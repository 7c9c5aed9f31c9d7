import { describe, expect, it } from 'vitest';
import { filledText } from './text.ts';

const name = filledText(5, 'Name is required. Please enter one.');
const sentence = (value: unknown) => name.safeParse(value).error?.issues[0]?.message;

describe('filledText', () => {
  it.each([undefined, null, 7, '', ' \n '])('asks for a value when %j is no text', (value) => {
    expect(sentence(value)).toBe('Name is required. Please enter one.');
  });

  it('says how long a text may be when it is too long', () => {
    expect(sentence('Jeremiah')).toBe('At most 5 characters can be used.');
  });

  it('trims what surrounds a text', () => {
    expect(name.parse('  Ana ')).toBe('Ana');
  });
});
