import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import serverProgram from '../../apps/server/program.json' with { type: 'json' };
import { testDevKey } from '../../apps/server/test/startServer.ts';
import { freePort } from '../../tools/cluster/freePort.ts';
import { type RunningProgram, startProgram } from './startProgram.ts';

/** A Franca server of its own, built, with demo data. */
export interface RunningFranca {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Milliseconds from the start of the process until `/api/ready` answered 200. */
  readonly startedIn: number;
  /** The process. */
  readonly program: RunningProgram;
}

/** A data directory that is gone when `work` has ended. */
export async function withDataDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-bench-'));
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Starts a server on `directory` and waits until it serves requests; `environment` says what is not the default.
 *
 * @param args what Node runs instead of the built server, relative to the root of the checkout
 */
export async function startFranca(
  directory: string,
  environment: Record<string, string> = {},
  args: readonly string[] = serverProgram.args,
): Promise<RunningFranca> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const program = startProgram(args, {
    ...serverProgram.env,
    PORT: String(port),
    DATA_DIR: directory,
    DEV_KEY: testDevKey,
    // New people are on the free plan, which holds no translation.
    PLANS: 'off',
    ...environment,
  });
  for (;;) {
    const ready = await fetch(`${url}/api/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { url, startedIn: performance.now() - started, program };
    if (program.child.exitCode !== null)
      throw new Error(`The server ended before it was ready:\n${program.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
