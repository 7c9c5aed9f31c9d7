import { clampChroma, converter, formatHex, interpolate, type Oklch, wcagContrast } from 'culori';
import type { BrandColours, BrandTheme } from './BrandTheme.ts';
import { grounds, surface } from './grounds.ts';

const convert = converter('oklch');
const white = '#ffffff';

/** Two colours mixed as `color-mix(in oklab, …)` mixes them. */
const mix = (one: string, other: string, share: number): string =>
  formatHex(interpolate([one, other], 'oklab')(share));

function toOklch(colour: string): Oklch {
  const converted = convert(colour);
  if (!converted) throw new Error(`${colour} is not a colour in the form #rrggbb.`);
  return converted;
}

const withLightness = (colour: string, lightness: number): string =>
  formatHex(clampChroma({ ...toOklch(colour), l: lightness }, 'oklch'));

/** Steps of lightness in which a colour that passes is looked for: on dark ground only a narrow band does. */
const step = 0.002;

/**
 * The colour itself, or the nearest one of its hue that passes: darker (-1), lighter (1) or either.
 * White or black where none does.
 */
function nearest(colour: string, ways: readonly (1 | -1)[], passes: (candidate: string) => boolean): string {
  if (passes(colour)) return colour;
  const start = toOklch(colour).l;
  for (let distance = step; distance <= 1; distance += step) {
    for (const way of ways) {
      const lightness = start + way * distance;
      if (lightness < 0 || lightness > 1) continue;
      const candidate = withLightness(colour, lightness);
      if (passes(candidate)) return candidate;
    }
  }
  return ways.includes(1) ? white : '#000000';
}

const reads = (front: string, backs: readonly string[], least: number): boolean =>
  backs.every((back) => wcagContrast(front, back) >= least);

function lightOf(brand: string): BrandColours {
  const soft = mix(brand, white, 0.9);
  const backs = [...grounds.light, soft];
  const primary = nearest(
    brand,
    [-1],
    (candidate) => reads(candidate, [white], 4.5) && reads(candidate, backs, 3),
  );
  return {
    primary,
    'on-primary': white,
    'primary-hover': mix(primary, '#000000', 0.12),
    'primary-active': mix(primary, '#000000', 0.24),
    'primary-soft': soft,
    'on-primary-soft': nearest(mix(primary, '#000000', 0.12), [-1], (candidate) =>
      reads(candidate, [soft], 4.5),
    ),
    'primary-text': nearest(primary, [-1], (candidate) => reads(candidate, backs, 4.5)),
    focus: primary,
    'surface-selected': soft,
    'on-surface-selected': nearest(mix(primary, '#000000', 0.24), [-1], (candidate) =>
      reads(candidate, [soft], 4.5),
    ),
    'bubble-own': primary,
    'on-bubble-own': white,
    'on-bubble-own-muted': nearest(mix(white, primary, 0.12), [1], (candidate) =>
      reads(candidate, [primary], 4.5),
    ),
  };
}

function darkOf(brand: string): BrandColours {
  // Light enough to be seen as a control on dark ground, and dark enough for white words.
  const primary = nearest(
    brand,
    [1, -1],
    (candidate) => reads(candidate, [white], 4.5) && reads(candidate, grounds.dark, 3),
  );
  const soft = nearest(mix(primary, surface.dark, 0.78), [-1], (candidate) => reads(primary, [candidate], 3));
  const backs = [...grounds.dark, soft];
  const text = nearest(mix(primary, white, 0.55), [1], (candidate) => reads(candidate, backs, 4.5));
  const onSoft = nearest(mix(primary, white, 0.68), [1], (candidate) => reads(candidate, [soft], 4.5));
  const bubble = mix(primary, '#000000', 0.12);
  return {
    primary,
    'on-primary': white,
    'primary-hover': mix(primary, '#000000', 0.03),
    'primary-active': mix(primary, '#000000', 0.06),
    'primary-soft': soft,
    'on-primary-soft': onSoft,
    'primary-text': text,
    focus: text,
    'surface-selected': soft,
    'on-surface-selected': onSoft,
    'bubble-own': bubble,
    'on-bubble-own': white,
    'on-bubble-own-muted': nearest(mix(white, primary, 0.16), [1], (candidate) =>
      reads(candidate, [bubble], 4.5),
    ),
  };
}

/**
 * A theme of one colour: what cannot be read as it is becomes darker or lighter, in its hue.
 *
 * @param brand `#rrggbb`
 */
export const themeOf = (brand: string): BrandTheme => ({ light: lightOf(brand), dark: darkOf(brand) });
