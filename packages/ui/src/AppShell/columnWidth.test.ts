import { describe, expect, it } from 'vitest';
import { clampColumnWidth, columnWidthAfterKey } from './columnWidth.ts';

describe('the width of the column', () => {
  it('stays between 280 and 420 pixels', () => {
    expect([0, 279.6, 300.4, 1000].map(clampColumnWidth)).toEqual([280, 280, 300, 420]);
  });

  it('grows with the arrow that points away from the start of the line', () => {
    expect(columnWidthAfterKey(340, 'ArrowRight', false)).toBe(348);
    expect(columnWidthAfterKey(340, 'ArrowRight', true)).toBe(332);
    expect(columnWidthAfterKey(340, 'ArrowLeft', true)).toBe(348);
  });

  it('takes page keys, Home and End in both directions alike', () => {
    expect(columnWidthAfterKey(340, 'PageUp', true)).toBe(380);
    expect(columnWidthAfterKey(300, 'PageDown', false)).toBe(280);
    expect(columnWidthAfterKey(340, 'Home', true)).toBe(280);
    expect(columnWidthAfterKey(340, 'End', false)).toBe(420);
  });

  it('leaves other keys alone', () => {
    expect(columnWidthAfterKey(340, 'Enter', false)).toBeNull();
  });
});
