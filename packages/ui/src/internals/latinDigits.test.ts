import { describe, expect, it } from 'vitest';
import { latinDigits } from './latinDigits.ts';

describe('latinDigits', () => {
  it('turns Arabic-Indic and Persian digits into 0 to 9', () => {
    expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  });

  it('leaves letters and signs alone', () => {
    expect(latinDigits('a-1 ب')).toBe('a-1 ب');
  });
});
