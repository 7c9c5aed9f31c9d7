import { formatHex } from 'culori';
import { describe, expect, it } from 'vitest';
import { brandTokens } from './BrandTheme.ts';
import { contrastsOf } from './contrastsOf.ts';
import { sheetOf } from './sheetOf.ts';
import { themeOf } from './themeOf.ts';

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const brands = [
  ...['#000000', '#ffffff', '#808080', '#ffff00', '#00ff00', '#0000ff', '#1f5ae0'],
  ...hues.flatMap((h) => [0.25, 0.5, 0.8].map((l) => formatHex({ mode: 'hsl', h, s: 0.9, l }))),
];

describe('the theme of a brand', () => {
  it.each(brands)('of %s can be read in light and dark', (brand) => {
    const theme = themeOf(brand);
    for (const mode of ['light', 'dark'] as const)
      for (const { name, ratio, least } of contrastsOf(theme[mode], mode))
        expect(ratio, `${name}, ${mode}`).toBeGreaterThanOrEqual(least);
  });

  it('keeps a colour that can be read as it is', () => {
    expect(themeOf('#1d6b3f').light.primary).toBe('#1d6b3f');
  });

  it('is exported with every property in both modes', () => {
    const sheet = sheetOf(themeOf('#1d6b3f'));
    for (const token of brandTokens)
      expect(sheet.match(new RegExp(`--fr-${token}: #[0-9a-f]{6};`, 'g'))).toHaveLength(3);
  });
});
