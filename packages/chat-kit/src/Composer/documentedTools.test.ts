import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { composerToolNames } from './builtInTools.ts';

it('the recipes name every tool of the composer, in their order', () => {
  const recipes = readFileSync(new URL('../../guide/recipes.md', import.meta.url), 'utf8');
  const [, named = ''] =
    /tools of the kit by name \((.+?); `composerToolNames` has all of them\)/.exec(recipes) ?? [];
  expect(named.split(', ')).toEqual(composerToolNames.map((name) => `\`${name}\``));
});
