import { describe, expect, it } from 'vitest';
import { comboboxMove } from './comboboxMove.ts';

const open = { open: true, active: 1, count: 30 };
const closed = { ...open, open: false };

describe('comboboxMove', () => {
  it('opens a closed list with the arrow keys, with or without Alt', () => {
    expect(comboboxMove('ArrowDown', false, closed)).toBe('open');
    expect(comboboxMove('ArrowUp', false, closed)).toBe('open');
    expect(comboboxMove('ArrowDown', true, closed)).toBe('open');
  });

  it('leaves Home, End, Enter and Escape to the text and the page while the list is closed', () => {
    for (const key of ['Home', 'End', 'Enter', 'Escape', 'PageDown', 'a'])
      expect(comboboxMove(key, false, closed)).toBeNull();
  });

  it('walks the rows and goes round at both ends', () => {
    expect(comboboxMove('ArrowDown', false, open)).toEqual({ active: 2 });
    expect(comboboxMove('ArrowDown', false, { ...open, active: 29 })).toEqual({ active: 0 });
    expect(comboboxMove('ArrowUp', false, { ...open, active: 0 })).toEqual({ active: 29 });
    expect(comboboxMove('ArrowDown', false, { ...open, active: null })).toEqual({ active: 0 });
  });

  it('goes to the ends with Home and End, and stops there by pages', () => {
    expect(comboboxMove('Home', false, open)).toEqual({ active: 0 });
    expect(comboboxMove('End', false, open)).toEqual({ active: 29 });
    expect(comboboxMove('PageDown', false, open)).toEqual({ active: 11 });
    expect(comboboxMove('PageDown', false, { ...open, active: 25 })).toEqual({ active: 29 });
    expect(comboboxMove('PageUp', false, open)).toEqual({ active: 0 });
  });

  it('chooses with Enter and closes with Escape and Alt with Arrow Up', () => {
    expect(comboboxMove('Enter', false, open)).toBe('choose');
    expect(comboboxMove('Escape', false, open)).toBe('close');
    expect(comboboxMove('ArrowUp', true, open)).toBe('close');
  });

  it('has nowhere to go in an empty list', () => {
    expect(comboboxMove('ArrowDown', false, { open: true, active: null, count: 0 })).toBeNull();
  });
});
