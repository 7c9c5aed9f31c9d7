import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A program of this repository, running in a process of its own. */
export interface RunningProgram {
  /** The process. */
  readonly child: ChildProcess;
  /** Resolves with the first line on standard output that matches; rejects when the program ends before. */
  line(pattern: RegExp): Promise<RegExpMatchArray>;
  /** What it printed so far. */
  output(): string;
  /** Sends SIGTERM and waits for the end. */
  stop(): Promise<void>;
}

/** Starts a program with this Node, relative to the root of the checkout, by its arguments. */
export function startProgram(
  args: readonly string[],
  environment: Record<string, string> = {},
): RunningProgram {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const watchers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      for (const watcher of watchers) watcher();
    });
  }
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  return {
    child,
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = output.match(pattern);
          if (match) {
            watchers.delete(look);
            resolve(match);
          }
        };
        watchers.add(look);
        ended.then(() => reject(new Error(`${args.join(' ')} ended before it was ready:\n${output}`)));
        look();
      }),
    output: () => output,
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM');
      await ended;
    },
  };
}
