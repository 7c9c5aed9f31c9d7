import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import { serverFolder } from '../src/core/serverFolder.ts';

/** Key of the dev outbox of servers that tests start. */
export const testDevKey = 'key-of-the-tests';

/** A server in a process of its own, as people run it. */
export type ServerProcess = {
  /** The process, for signals. */
  child: ChildProcess;
  /** Resolves with the printed address once it is ready; rejects with its words when it ends before. */
  ready: Promise<string>;
  /** Resolves with exit code or signal. */
  exited: Promise<number | NodeJS.Signals | null>;
  /** Everything it printed so far: standard output and the log. */
  printed: () => string;
};

/**
 * Starts the server as it was built for this run on port 0, with the given environment.
 *
 * @param program what Node runs instead, relative to the server's package
 */
export function startServer(
  environment: Record<string, string>,
  program: string = inject('serverProgram'),
): ServerProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', DEMO: '0', DEV_KEY: testDevKey, ...environment };
  // It lives for seconds: optimising the code of its database took a third of the processor time of a start.
  const args = ['--liftoff-only', program];
  const child = spawn(process.execPath, args, { cwd: serverFolder, env, stdio: 'pipe' });
  let text = '';
  const exited = once(child, 'exit').then(
    ([code, signal]) => (code ?? signal) as number | NodeJS.Signals | null,
  );
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      text += chunk.toString();
      const address = /ready at (http:\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    exited.then(() => reject(new Error(text)));
  });
  ready.catch(() => undefined);
  return { child, ready, exited, printed: () => text };
}
