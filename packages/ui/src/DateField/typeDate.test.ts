import { describe, expect, it } from 'vitest';
import { typeDate } from './typeDate.ts';

const typed = (keys: string) =>
  [...keys].reduce((before, key) => typeDate({ text: before + key, before, atEnd: true }), '');

describe('typeDate', () => {
  it('sets the slashes by itself', () => {
    expect(typed('05031990')).toBe('05/03/1990');
    expect(typed('0503')).toBe('05/03/');
  });

  it('takes slashes, dots and dashes that are typed', () => {
    expect(typed('5/3/1990')).toBe('5/3/1990');
    expect(typed('05.03.1990')).toBe('05/03/1990');
    expect(typed('5-3-1990')).toBe('5/3/1990');
  });

  it('leaves out what belongs in no date', () => {
    expect(typed('a0b5')).toBe('05/');
    expect(typed('050319901')).toBe('05/03/1990');
  });

  it('reads digits of other scripts', () => {
    expect(typed('٠٥٠٣')).toBe('05/03/');
  });

  it('adds no slash while somebody deletes', () => {
    expect(typeDate({ text: '05', before: '05/', atEnd: true })).toBe('05');
    expect(typeDate({ text: '05/03', before: '05/03/', atEnd: true })).toBe('05/03');
    expect(typeDate({ text: '053', before: '05', atEnd: true })).toBe('05/3');
  });

  it('leaves the other parts alone when something in the middle changes', () => {
    expect(typeDate({ text: '5/03/1990', before: '05/03/1990', atEnd: false })).toBe('5/03/1990');
    expect(typeDate({ text: '15/03/1990', before: '5/03/1990', atEnd: false })).toBe('15/03/1990');
  });
});
