import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const results = join(dirname(dirname(fileURLToPath(import.meta.url))), 'results');

/** One line of a benchmark's table: what was measured, and its figures by column. */
export type Row = Record<string, string | number>;

/** Writes the table of a benchmark, and its aims if it has some, to `bench/results/NAME.json`; returns the file's name. */
export function keepReport(name: string, rows: readonly Row[], aims?: readonly Row[]): string {
  mkdirSync(results, { recursive: true });
  const machine = { cores: cpus().length, node: process.version, platform: process.platform };
  const file = join(results, `${name}.json`);
  writeFileSync(
    file,
    `${JSON.stringify({ name, measuredAt: new Date().toISOString(), machine, rows, aims }, null, 2)}\n`,
  );
  return `bench/results/${name}.json`;
}

/** The rows that were written last for a benchmark; none before its first run. */
export function readReport(name: string): Row[] {
  const file = join(results, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).rows : [];
}

/** Prints the table of a benchmark, and its aims if it has some, and writes both to `bench/results/NAME.json`. */
export function report(name: string, rows: readonly Row[], aims?: readonly Row[]): void {
  console.table(rows);
  if (aims) console.table(aims);
  console.log(`Written to ${keepReport(name, rows, aims)}`);
}
