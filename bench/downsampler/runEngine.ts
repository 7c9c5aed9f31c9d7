import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { EngineName } from './engines.ts';
import type { Figures } from './Figures.ts';

const program = fileURLToPath(new URL('measureEngine.ts', import.meta.url));

/** Measures one engine at one rate, in a process of its own. What JSON cannot say (no number) comes back as NaN. */
export async function runEngine(name: EngineName, from: number): Promise<Figures> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--no-warnings',
    program,
    name,
    String(from),
  ]);
  return JSON.parse(stdout, (_, value) => (value === null ? Number.NaN : value)) as Figures;
}
