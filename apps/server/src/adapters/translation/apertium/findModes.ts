import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languageOfCode } from './languageCodes.ts';

/** One installed direction. */
export type ApertiumMode = { source: string; target: string; file: string };

/**
 * The directions installed in a modes directory, without spawning anything; none when there is no such directory.
 * Regional and orthographic variants (`eng-cat_valencia`, `es-pt_BR`) are left aside.
 */
export function findModes(directory: string): ApertiumMode[] {
  let names: string[];
  try {
    names = readdirSync(directory).sort();
  } catch {
    return [];
  }
  const modes = new Map<string, ApertiumMode>();
  for (const name of names) {
    const match = /^([a-z]{2,3})-([a-z]{2,3})\.mode$/.exec(name);
    if (!match?.[1] || !match[2]) continue;
    const mode = {
      source: languageOfCode(match[1]),
      target: languageOfCode(match[2]),
      file: join(directory, name),
    };
    modes.set(`${mode.source}-${mode.target}`, mode);
  }
  return [...modes.values()];
}
