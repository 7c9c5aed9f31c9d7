import { readFileSync } from 'node:fs';

/**
 * The shell pipeline of a mode file, made to run for ever: `$2` (tagger display options) is dropped, `$1` becomes
 * `-g` (words that a program does not know come out marked) and every program gets `-z` (answer at each NUL byte).
 */
export function readPipeline(file: string): string {
  return readFileSync(file, 'utf8')
    .trim()
    .split('|')
    .map((command) => command.trim().replaceAll('$2', '').replaceAll('$1', '-g'))
    .map((command) => command.replace(/^(\S+)/, '$1 -z'))
    .join(' | ');
}
