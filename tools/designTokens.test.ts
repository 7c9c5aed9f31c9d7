import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './bootstrap/paths.mjs';
import { describeTokens } from './tokens/describeTokens.mjs';

const ui = join(root, 'packages/ui');
const sheet = readFileSync(join(ui, 'src/tokens/tokens.css'), 'utf8');
const written = JSON.parse(readFileSync(join(ui, 'guide/tokens.json'), 'utf8'));

type Group = Record<string, { $type?: string; $value?: unknown }>;
const groups = Object.entries(describeTokens(sheet)).filter(([, value]) => typeof value === 'object') as [
  string,
  Group,
][];

describe('the design tokens for design tools', () => {
  it('are those of the style sheet: run `npm run tokens`', () => {
    expect(written).toEqual(describeTokens(sheet));
  });

  it('have every custom property of the style sheet but the one that turns with the direction', () => {
    const declared = new Set([...sheet.matchAll(/--fr-([\w-]+):/g)].map(([, name = '']) => name));
    const found = new Set(groups.flatMap(([, group]) => Object.keys(group)));
    expect([...declared].filter((name) => !found.has(name))).toEqual(['mirror']);
  });

  it('have values of the types that the format names', () => {
    const types = [
      'color',
      'dimension',
      'duration',
      'cubicBezier',
      'fontFamily',
      'fontWeight',
      'number',
      'shadow',
    ];
    for (const [name, group] of groups) {
      for (const [token, { $type, $value }] of Object.entries(group)) {
        if (token.startsWith('$')) continue;
        expect(types, `${name}.${token}`).toContain($type);
        expect(JSON.stringify($value), `${name}.${token}`).not.toMatch(/null|NaN/);
      }
    }
  });

  it('write a colour with its parts from 0 to 1', () => {
    const { light } = describeTokens(sheet) as unknown as { light: Group };
    expect(light.overlay).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.0392, 0.0549, 0.0902], alpha: 0.48, hex: '#0a0e17' },
    });
  });
});
