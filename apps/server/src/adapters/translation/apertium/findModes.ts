import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRefused } from './judgedModes.ts';
import { languagesOfCode } from './languageCodes.ts';

/** One installed direction. */
export type ApertiumMode = { source: string; target: string; file: string };

/**
 * The directions installed in a modes directory, without spawning anything; none when there is no such directory.
 * Regional and orthographic variants (`eng-cat_valencia`, `es-pt_BR`) are left aside, and so are directions that are
 * not good enough.
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
    if (!match?.[1] || !match[2] || isRefused(`${match[1]}-${match[2]}`)) continue;
    const file = join(directory, name);
    for (const source of languagesOfCode(match[1]))
      for (const target of languagesOfCode(match[2]))
        modes.set(`${source}-${target}`, { source, target, file });
  }
  return [...modes.values()];
}
