import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

/** Applications to begin with: folders of `examples`, each a whole application that depends on our packages by version. */
export const templates = ['vite-chat', 'next-chat', 'vite-call'];

/** The folder of a template. */
export const templateFolder = (name) => join(root, 'examples', name);

/** The dependencies of a template that are ours, with their ranges. */
export function ownDependencies(name) {
  const { dependencies } = JSON.parse(readFileSync(join(templateFolder(name), 'package.json'), 'utf8'));
  return Object.entries(dependencies).filter(([id]) => id.startsWith('@franca/'));
}

// Whoever has tried a template has these in it.
const made = ['node_modules', 'dist', '.next', 'package-lock.json', 'next-env.d.ts'];

/** Copies a template, without what was installed or built in it. */
export function copyTemplate(name, folder) {
  const source = templateFolder(name);
  cpSync(source, folder, { recursive: true, filter: (path) => !made.includes(relative(source, path)) });
}

/** How many lines of a template are written by hand: those of its scripts, without configuration and empty ones. */
export function countLines(name) {
  const source = templateFolder(name);
  const isMade = (file) => made.includes(file.split('/')[0]);
  const files = readdirSync(source, { recursive: true }).filter((file) => !isMade(file));
  const scripts = files.filter((file) => /\.(js|tsx?)$/.test(file) && !/\.config\.|\.d\.ts$/.test(file));
  const lines = scripts.flatMap((file) => readFileSync(join(source, file), 'utf8').split('\n'));
  return lines.filter((line) => line.trim() !== '').length;
}
