import { describe, expect, it } from 'vitest';
import { plainText } from './plainText.ts';

describe('a message in a preview', () => {
  it('stands on one line without its marks', () => {
    expect(plainText('**Bring** the _red_ `key`\n\nand [water](https://example.org)')).not.toMatch(/[*`\n]/u);
    expect(plainText('Yes\n  no')).toBe('Yes no');
  });

  it('keeps the items of a list apart', () => {
    expect(plainText('- bread\n- milk')).toBe('bread · milk');
  });

  it('keeps what only looks like a mark', () => {
    expect(plainText('2 * 3 * 4 = 24')).toBe('2 * 3 * 4 = 24');
  });
});
