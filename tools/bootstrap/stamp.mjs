import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, stateDir } from './paths.mjs';

const NOT_INPUT = new Set(['node_modules', 'dist', '.tsbuild', '.cache', 'storybook-static', 'pictures']);

function filesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const full = join(path, entry.name);
    if (entry.isDirectory()) return NOT_INPUT.has(entry.name) ? [] : filesBelow(full);
    return entry.isFile() ? [full] : [];
  });
}

/** A hash over the contents of the given files and of all files below the given folders, relative to the root. */
export function hashOf({ files = [], folders = [], salt = '' }) {
  const hash = createHash('sha256').update(salt);
  const all = [
    ...files.map((file) => join(root, file)),
    ...folders.flatMap((f) => filesBelow(join(root, f))),
  ];
  for (const file of all.filter((name) => existsSync(name)).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const stampFile = (name) => join(stateDir, 'stamps', name);

/** True when the step `name` was last finished with exactly this hash. */
export function isDone(name, hash) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === hash;
}

/** Remembers that the step `name` is finished for this hash. */
export function markDone(name, hash) {
  mkdirSync(join(stateDir, 'stamps'), { recursive: true });
  writeFileSync(stampFile(name), hash);
}
