import { describe, expect, it } from 'vitest';
import type { Text } from '../i18n/Strings.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { it as italian } from './it.ts';
import { vi } from './vi.ts';

const gaps = (text: Text): string[] => {
  const all = typeof text === 'string' ? text : text.other;
  return [...all.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
};

describe.each(Object.entries({ ar, it: italian, vi }))('the built-in texts in %s', (_language, strings) => {
  it('have every key of the English ones, and no other', () => {
    expect(Object.keys(strings).sort()).toEqual(Object.keys(en).sort());
  });

  it('have the same gaps as the English ones', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[])
      expect(gaps(strings[key])).toEqual(gaps(en[key]));
  });
});
