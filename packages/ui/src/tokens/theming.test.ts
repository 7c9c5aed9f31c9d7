import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { colourPairs } from '../testing/colourPairs.ts';
import { contrast } from '../testing/contrast.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const page = readFileSync(join(import.meta.dirname, '../../guide/theming.md'), 'utf8');

/** The custom properties of the first block of a sheet after a selector. */
function blockAfter(sheet: string, selector: string): Record<string, string> {
  const start = sheet.indexOf(selector);
  const body = sheet.slice(sheet.indexOf('{', start) + 1, sheet.indexOf('}', start));
  const found = [...body.matchAll(/(--fr-[\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(
    found.map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]),
  );
}

type Triple = readonly [number, number, number];
const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;
const each = ([a, b, c]: Triple, change: (part: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
];

// The matrices of the CSS Color 4 specification, from linear sRGB to Oklab and back.
function toOklab(hex: string): Triple {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Triple;
  const linear = each(parts, (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    each(cones, Math.cbrt),
  );
}

function toHex(oklab: Triple): string {
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    oklab,
  );
  const linear = times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    each(cones, (part) => part ** 3),
  );
  const shown = each(linear, (part) =>
    Math.min(1, Math.max(0, part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)),
  );
  return `#${shown
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The value of a token as `#rrggbb`, its `var()` and `color-mix()` resolved. */
function resolve(value: string, theme: Record<string, string>): string {
  const plain = value.replace(/var\((--fr-[\w-]+)\)/g, (_all, name: string) =>
    resolve(theme[name] ?? '', theme),
  );
  const mix = /^color-mix\(in oklab, (#\w+), (#\w+|white|black) (\d+)%\)$/.exec(plain);
  if (!mix) return plain;
  const [, first = '', second = '', percent] = mix;
  const [from, to] = [first, { white: '#ffffff', black: '#000000' }[second] ?? second].map(toOklab);
  const share = Number(percent) / 100;
  return from && to
    ? toHex(each([0, 1, 2], (at) => (from[at] ?? 0) * (1 - share) + (to[at] ?? 0) * share))
    : plain;
}

const cells = (line: string) => [...line.matchAll(/`([^`]+)`/g)].map(([, cell]) => cell);
const rows = new Map(
  page
    .split('\n')
    .filter((line) => line.startsWith('| `--fr-'))
    .map((line) => [cells(line)[0], cells(line).slice(1)]),
);

describe('the theming page', () => {
  it('names every token', () => {
    const declared = new Set([...css.matchAll(/(--fr-[\w-]+):/g)].map(([, name]) => name));
    expect([...rows.keys()].sort()).toEqual([...declared].sort());
  });

  it('gives the values of both themes and both densities', () => {
    for (const selectors of [
      [':root,\n  [data-fr-theme="light"]', '\n  [data-fr-theme="dark"]'],
      [':root,\n  [data-fr-density="comfortable"]', '\n  [data-fr-density="compact"]'],
    ]) {
      const [one = {}, other = {}] = selectors.map((selector) => blockAfter(css, selector));
      for (const name of Object.keys(one)) expect(rows.get(name), name).toEqual([one[name], other[name]]);
    }
  });

  it.each([
    ['light', ':root,\n  [data-fr-theme="light"]', "[data-fr-theme='light']"],
    ['dark', '\n  [data-fr-theme="dark"]', "\n[data-fr-theme='dark']"],
  ])('has a recipe for a brand that can be read, %s', (_theme, ours, recipe) => {
    const own = blockAfter(page, recipe);
    const theme = { ...blockAfter(css, ours), ...own };
    const colours = Object.keys(theme).map((name) => name.slice('--fr-'.length));
    const touched = colourPairs(colours).filter(
      ({ front, back }) => `--fr-${front}` in own || `--fr-${back}` in own,
    );
    expect(touched.length).toBeGreaterThan(10);
    for (const { front, back, least } of touched) {
      const [words, surface] = [front, back].map((name) => resolve(theme[`--fr-${name}`] ?? '', theme));
      expect(contrast(words ?? '', surface ?? ''), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
    }
  });
});
