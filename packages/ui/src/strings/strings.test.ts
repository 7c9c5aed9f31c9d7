import { describe, expect, it } from 'vitest';
import type { Strings, Text } from '../i18n/Strings.ts';
import { ar } from './ar.ts';
import { dates } from './dates.ts';
import { en } from './en.ts';
import { fields } from './fields.ts';
import { files } from './files.ts';
import { it as italian } from './it.ts';
import { vi } from './vi.ts';

const gaps = (text: Text | undefined): string[] => {
  const all = typeof text === 'string' ? text : (text?.other ?? '');
  return [...all.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
};

const sets: Record<string, Record<string, Strings>> = {
  'of all': { en, ar, it: italian, vi },
  'of dates': dates,
  'of fields': fields,
  'of files': files,
};

describe.each(Object.entries(sets))('the built-in texts %s', (_name, { en: english = {}, ...others }) => {
  it.each(Object.entries(others))('have every key of the English ones, and no other: %s', (_, strings) => {
    expect(Object.keys(strings).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.entries(others))('have the same gaps as the English ones: %s', (_, strings) => {
    for (const [key, text] of Object.entries(english)) expect(gaps(strings[key])).toEqual(gaps(text));
  });
});
