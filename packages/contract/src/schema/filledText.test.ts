import { describe, expect, it } from 'vitest';
import { filledText, shownName } from './text.ts';

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

describe('the name of a person, a group or a file', () => {
  it.each([
    ['photo\u202Egnp.exe', 'photognp.exe'],
    ['\u2067Bank\u2069 of Ana', 'Bank of Ana'],
    ['مريم', 'مريم'],
    ['a\u200Fb', 'a\u200Fb'],
  ])('cannot turn the direction of what follows: %j', (given, stored) => {
    expect(shownName(50).parse(given)).toBe(stored);
  });

  it('is missing when nothing else is in it', () => {
    expect(shownName(50, 'Name it.').safeParse(' \u202E ').error?.issues[0]?.message).toBe('Name it.');
  });
});
