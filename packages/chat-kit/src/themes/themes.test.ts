import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { contrast } from '@franca/ui/testing';
import { describe, expect, it } from 'vitest';
import type { ChatTheme } from './ChatTheme.ts';
import { chatThemes } from './chatThemes.ts';
import { themeProperties, themeRules } from './themeRules.ts';

const modes = ['light', 'dark'] as const;
const tokens = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@franca/ui/package.json')), 'src/tokens/tokens.css'),
  'utf8',
);

/** A colour that no theme changes. */
function token(name: string, mode: (typeof modes)[number]): string {
  const block = tokens.slice(tokens.indexOf(mode === 'light' ? ':root,' : '\n  [data-fr-theme="dark"]'));
  return new RegExp(`--fr-${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? `--fr-${name} is missing`;
}

/** So much of one colour over another, as `color-mix()` and opacity do it. */
function over(front: string, share: number, back: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [above, below] = [front, back].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((above ?? 0) * share + (below ?? 0) * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

interface Pair {
  what: string;
  front: string;
  back: string;
  least: 4.5 | 3;
}

/** Everything that is read or pressed in a conversation, and what it stands on. */
function pairsOf(theme: ChatTheme, mode: (typeof modes)[number]): Pair[] {
  const at = modes.indexOf(mode) as 0 | 1;
  const colours = Object.fromEntries(
    Object.entries(theme.style).map(([name, shades]) => [name, shades[at]]),
  ) as Record<keyof ChatTheme['style'], string>;
  const { header, sky, ground, sendBar, field, text, muted, own, onOwn, onOwnMuted, other } = colours;
  const { accent, accentText, soft, onSoft, borderStrong } = colours;
  const blockSoft = token('block-soft', mode);
  const grounds = Object.entries({
    header,
    sendBar,
    field,
    other,
    blockSoft,
    // Under the pointer and pressed; a quote, a piece of code, a file under the pointer, the speed of a voice message.
    'header, hovered': over(text, 0.08, header),
    'quote in other': over(text, 0.1, other),
  });
  const drawn = Object.fromEntries((theme.inks ?? []).map((ink, index) => [`ink ${index + 1}`, ink[at]]));
  const behind = Object.entries({ sky, ground, ...drawn });
  const pair = (what: string, front: string, back: string, least: 4.5 | 3): Pair => ({
    what,
    front,
    back,
    least,
  });
  return [
    ...grounds.flatMap(([name, back]) => [
      pair(`text on ${name}`, text, back, 4.5),
      pair(`muted text on ${name}`, muted, back, 4.5),
      pair(`link on ${name}`, accentText, back, 4.5),
    ]),
    pair('text on a strong part of other', text, over(text, 0.12, other), 4.5),
    pair('text on own', onOwn, own, 4.5),
    pair('muted text on own', onOwnMuted, own, 4.5),
    pair('text on a strong part of own', onOwn, over(onOwn, 0.12, own), 4.5),
    pair('muted text on a file in own, hovered', onOwnMuted, over(onOwn, 0.08, own), 4.5),
    pair('text on what is chosen', onSoft, soft, 4.5),
    pair('letters of a person', onSoft, over(accent, 0.24, header), 4.5),
    ...[1, 0.9, 0.82].map((share) => pair('white on accent', '#ffffff', over(accent, share, '#000000'), 4.5)),
    pair('what went wrong', token('block-text', mode), header, 4.5),
    pair('what goes wrong', token('block-text', mode), sendBar, 4.5),
    pair('who is there', token('accept-text', mode), header, 4.5),
    // All that stands on the picture has a ground of its own; what an application adds may not have one.
    ...behind.map(([name, back]) => pair(`text on ${name}`, text, back, 4.5)),
    ...behind.map(([name, back]) => pair(`focus ring on ${name}`, accentText, back, 3)),
    ...Object.entries({ header, sendBar, field }).flatMap(([name, back]) => [
      pair(`accent on ${name}`, accent, back, 3),
      pair(`line of a control on ${name}`, borderStrong, back, 3),
    ]),
    pair('recording on the send bar', token('block', mode), sendBar, 3),
    pair('presence', token('presence', mode), header, 3),
    pair('absence', token('disabled', mode), header, 3),
  ];
}

describe.each(chatThemes.map((theme) => [theme.name, theme] as const))('the theme %s', (_name, theme) => {
  it.each(modes)('can be read and used in the %s', (mode) => {
    const poor = pairsOf(theme, mode)
      .map(({ what, front, back, least }) => ({ what, front, back, least, is: contrast(front, back) }))
      .filter(({ is, least }) => is < least)
      .map(({ what, front, back, is }) => `${what}: ${front} on ${back} is ${is.toFixed(2)}`);
    expect(poor).toEqual([]);
  });

  it('draws its picture with inks that it has, and has none that it does not draw with', () => {
    const used = new Set((theme.picture ?? []).flatMap(({ layers }) => layers.map(({ ink }) => ink)));
    expect([...used].toSorted((a, b) => a - b)).toEqual((theme.inks ?? []).map((_, index) => index + 1));
  });

  it('keeps own and other bubbles apart from each other and from the ground', () => {
    const { own, other, ground, sky } = theme.style;
    for (const at of [0, 1] as const) {
      expect(contrast(own[at], other[at])).toBeGreaterThan(1.3);
      expect(Math.min(contrast(own[at], ground[at]), contrast(own[at], sky[at]))).toBeGreaterThan(1.2);
      expect(Math.min(contrast(other[at], ground[at]), contrast(other[at], sky[at]))).toBeGreaterThan(1.05);
    }
  });

  it('sets custom properties and nothing more', () => {
    const declared = [
      ...themeRules([theme]).matchAll(/([\w-]+): light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\);/g),
    ];
    expect(declared.every(([, property]) => property?.startsWith('--fr-'))).toBe(true);
    expect(declared).toHaveLength(Object.keys(theme.style).length + (theme.inks?.length ?? 0));
  });
});

describe('themes', () => {
  it('begin with the eight of the specification, in its order', () => {
    expect(chatThemes.slice(0, 8).map(({ name }) => name)).toEqual([
      'Urban Light',
      'Forest',
      'Beach',
      'Pinky',
      'Old Paper',
      'Fresh',
      'Christmas',
      'HPBD',
    ]);
  });

  it('have names of their own', () => {
    expect(new Set(chatThemes.map(({ name }) => name)).size).toBe(chatThemes.length);
  });

  it('of an application set the same properties, each under a name that a style sheet takes it from', () => {
    const [theme] = chatThemes;
    if (!theme) throw new Error('There must be a theme.');
    const own = themeProperties(theme);
    const rule = themeRules([theme]);
    for (const [name, value] of Object.entries(own)) {
      expect(rule).toContain(`${name.replace('--fr-theme-', '--fr-')}: ${value};`);
    }
    expect(Object.keys(own)).toHaveLength([...rule.matchAll(/light-dark/g)].length);
  });
});
