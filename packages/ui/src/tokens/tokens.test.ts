import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import * as tokens from './tokens.ts';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function blockAfter(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--fr-([\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]),
  );
}

const themes = {
  light: blockAfter(':root,\n  [data-fr-theme="light"]'),
  dark: blockAfter('\n  [data-fr-theme="dark"]'),
};

const surfaces = ['surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-active'];
const texts = ['text', 'text-muted', 'primary-text', 'accept-text', 'resend-text', 'block-text'];
const controls = ['primary', 'accept', 'resend', 'block', 'disabled', 'border-strong', 'focus', 'presence'];
const fills = Object.keys(themes.light)
  .filter((name) => name.startsWith('on-'))
  .map((on) => [on, on.replace(/^on-/, '').replace(/-muted$/, '')] as const);
const hovers = ['primary', 'accept', 'resend', 'block'].flatMap((tone) =>
  ['hover', 'active'].map((state) => [`on-${tone}`, `${tone}-${state}`] as const),
);

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  const value = (name: string) => theme[name] ?? `--fr-${name} is missing`;

  it.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    'shows %s on %s at 4.5:1 or more',
    (text, surface) => expect(contrast(value(text), value(surface))).toBeGreaterThanOrEqual(4.5),
  );

  it.each([...fills, ...hovers])('shows %s on %s at 4.5:1 or more', (on, fill) =>
    expect(contrast(value(on), value(fill))).toBeGreaterThanOrEqual(4.5),
  );

  it.each(controls.flatMap((control) => surfaces.map((surface) => [control, surface] as const)))(
    'shows the control colour %s on %s at 3:1 or more',
    (control, surface) => expect(contrast(value(control), value(surface))).toBeGreaterThanOrEqual(3),
  );
});

describe('tokens', () => {
  it('give the same dark values to the system setting and to the attribute', () => {
    expect(blockAfter(':root:not([data-fr-theme])')).toEqual(themes.dark);
  });

  it('have a value in both themes', () => {
    expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
  });

  it('are only names in TypeScript, and every name is declared', () => {
    const values = Object.values(tokens).flatMap((group) =>
      typeof group === 'string' ? [group] : Object.values(group),
    );
    for (const value of values) {
      const name = /^var\((--fr-[\w-]+)\)$/.exec(value)?.[1];
      expect(css).toContain(`${name}:`);
    }
  });
});
