import { describe, expect, it } from 'vitest';
import { hueOf } from '../testing/contrast.ts';
import { blockAfter, css, themes } from '../testing/tokenSheet.ts';
import { tokens } from './tokens.ts';

const colours = Object.keys(themes.light);

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  const value = (name: string) => theme[name] ?? `--fr-${name} is missing`;

  it.each([
    ['primary', 'blue', 210, 240],
    ['accept', 'green', 135, 165],
    ['resend', 'amber', 25, 45],
    ['block', 'red', 350, 370],
  ] as const)('has the colour %s in %s', (name, _word, from, to) => {
    const { hue, saturation } = hueOf(value(name));
    expect(hue < 180 && to > 360 ? hue + 360 : hue).toBeGreaterThanOrEqual(from);
    expect(hue < 180 && to > 360 ? hue + 360 : hue).toBeLessThanOrEqual(to);
    expect(saturation).toBeGreaterThan(0.4);
  });

  it('has the colour disabled in grey', () => {
    expect(hueOf(value('disabled')).saturation).toBeLessThan(0.15);
  });
});

describe('tokens', () => {
  it('give the same dark values to the setting of the device and to the attribute', () => {
    expect(blockAfter(':root:not([data-fr-theme])')).toEqual(themes.dark);
  });

  it('have a value in both themes', () => {
    expect(Object.keys(themes.dark)).toEqual(colours);
  });

  it('have a value in both densities', () => {
    const comfortable = blockAfter(':root,\n  [data-fr-density="comfortable"]');
    expect(Object.keys(blockAfter('\n  [data-fr-density="compact"]'))).toEqual(Object.keys(comfortable));
  });

  it('leave at least 44 pixels to a finger in every density', () => {
    const touch = blockAfter('@media (pointer: coarse)', '[data-fr-density]');
    for (const [name, value] of Object.entries(touch)) {
      expect(Number.parseFloat(value) * 16, name).toBeGreaterThanOrEqual(44);
    }
    expect(Object.keys(touch)).toEqual(['control-small', 'control', 'control-large', 'option', 'row']);
  });

  it('stand still under reduced motion', () => {
    const moving = Object.keys(blockAfter(':root {\n    --fr-font')).filter((name) => /^motion/.test(name));
    const still = blockAfter('@media (prefers-reduced-motion: reduce)', ':root');
    expect(still).toEqual(Object.fromEntries(moving.map((name) => [name, '0ms'])));
  });

  it('are colours of the system under forced colours', () => {
    const forced = blockAfter('@media (forced-colors: active)', ':root');
    const system = /(CanvasText|Canvas|Highlight|HighlightText|GrayText|ButtonText|LinkText)$/;
    for (const value of Object.values(forced)) expect(value).toMatch(system);
    expect(Object.keys(forced)).toEqual(
      expect.arrayContaining([
        'focus',
        'border-strong',
        'disabled',
        'surface-selected',
        'on-surface-selected',
      ]),
    );
  });

  it('are only names in TypeScript, and every name is declared', () => {
    const values = Object.values(tokens).flatMap((group) =>
      typeof group === 'string' ? [group] : Object.values(group),
    );
    for (const value of values) {
      const name = /^var\((--fr-[\w-]+)\)$/.exec(value)?.[1];
      expect(css).toContain(`${name}:`);
    }
    const named = new Set<string>(values);
    const declared = [...css.matchAll(/(--fr-[\w-]+):/g)].map(([, name]) => `var(${name})`);
    expect(declared.filter((name) => !named.has(name))).toEqual(
      declared.filter((name) => name === 'var(--fr-shadow-color)'),
    );
  });
});
