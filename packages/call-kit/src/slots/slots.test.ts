import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import * as main from '../index.ts';
import type { CallSlots } from './CallSlots.ts';

const nameOf = (part: unknown): string =>
  typeof part === 'function' && 'Default' in part && 'displayName' in part ? String(part.displayName) : '';

it('every slot is exported under its name, and stands in the guide', () => {
  expectTypeOf<Exclude<keyof CallSlots, keyof typeof main>>().toEqualTypeOf<never>();
  const slots = Object.values(main).map(nameOf).filter(Boolean).sort();
  const guide = readFileSync(join(import.meta.dirname, '../../guide/recipes.md'), 'utf8');
  const [, part = ''] = /\n## Slots\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const documented = [...part.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name).sort();
  expect(slots.length).toBeGreaterThan(0);
  expect(documented).toEqual(slots);
});
