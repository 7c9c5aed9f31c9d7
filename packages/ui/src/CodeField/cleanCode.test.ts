import { describe, expect, it } from 'vitest';
import { cleanCode } from './cleanCode.ts';

describe('cleanCode', () => {
  it('takes a code the way it is often pasted', () => {
    expect(cleanCode(' 123-456 ', 6)).toBe('123456');
    expect(cleanCode('123 456', 6)).toBe('123456');
  });

  it('keeps what fits', () => {
    expect(cleanCode('12345678', 6)).toBe('123456');
  });

  it('reads digits of other scripts', () => {
    expect(cleanCode('١٢٣٤٥٦', 6)).toBe('123456');
  });

  it('leaves letters for the form to judge', () => {
    expect(cleanCode('12a', 6)).toBe('12a');
  });
});
