import * as all from 'country-flag-icons/string/3x2';
import { describe, expect, it } from 'vitest';
import { loadFlags } from './loadFlags.ts';

describe('loadFlags', () => {
  it('has every flag there is, under its first letter', async () => {
    for (const [code, svg] of Object.entries(all)) expect((await loadFlags(code.charAt(0)))[code]).toBe(svg);
  });

  it('has nothing for a letter with which no code begins', async () => {
    expect(await loadFlags('1')).toEqual({});
  });
});
