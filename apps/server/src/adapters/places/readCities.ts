import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { City } from './City.ts';

/** The program lies beside this module, among the sources and in the built server. */
const program = fileURLToPath(new URL(`./cities.process${extname(import.meta.filename)}`, import.meta.url));

/** Longest time in milliseconds for a process to start and to read the list. */
const timeoutMs = 30_000;

/**
 * The cities of the world with at least 15,000 people, and the capitals of territories. They are read in a process of their
 * own: its memory goes back to the system, which that of a thread does not. Rejects when they cannot be read.
 */
export async function readCities(): Promise<City[]> {
  const child = fork(program, { execArgv: [], serialization: 'advanced', timeout: timeoutMs });
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`The process that reads the cities ended with code ${code} and sent nothing.`);
  });
  // After the message it ends as well, and nobody waits for that.
  exit.catch(() => undefined);
  const [cities] = await Promise.race([once(child, 'message') as Promise<[City[]]>, exit]);
  return cities;
}
