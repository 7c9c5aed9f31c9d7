import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Session } from '@franca/contract';
import program from '../../apps/server/program.json' with { type: 'json' };
import { freePort } from '../../tools/cluster/freePort.ts';
import { journeyDevKey } from './outbox.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The built server. Each lives for minutes: optimising the code of its database takes a quarter of the time of its start. */
const builtServer = ['--liftoff-only', ...program.args];

/** A real Franca server, with a data directory of its own. */
export interface RunningServer {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  /** Where each of its processes answers; people open them in turn. */
  readonly urls: readonly string[];
  /** Sessions of people by name, where there is no demo whose people the login page offers. */
  readonly sessions: ReadonlyMap<string, Session>;
  /** What it has printed so far. */
  printed(): string;
  /** Sends SIGTERM, waits for the end, and answers the exit code. */
  stop(): Promise<number | null>;
  /** Kills its first process without a word, and waits until it is gone. */
  kill(): Promise<void>;
  /** Starts a process in the place of the one that was killed, and waits until it is ready. */
  start(): Promise<void>;
  /** Stops it, then removes its data. */
  dispose(): Promise<void>;
}

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${log()}`);
    const ready = await fetch(`${url}/api/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready within three minutes:\n${log()}`);
}

/** Starts one process of the server; `printed` is what it has printed so far. */
function startProcess(environment: Record<string, string>, args: readonly string[]) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...program.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  return { child, ended, printed: () => log };
}

/** Names the data directory that servers begin with a copy of; unset, they make their own. */
const demoVariable = 'FRANCA_E2E_DEMO';

/**
 * Makes the data directory that the servers of this run begin with: the demo as a first start makes it, which takes three
 * seconds of a processor.
 *
 * @returns what removes it
 */
export async function prepareDemo(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-e2e-demo-'));
  // Each copy has an address of its own: those of files are paths.
  const server = await startServer({ DATA_DIR: directory, PUBLIC_URL: '' });
  await server.dispose();
  process.env[demoVariable] = directory;
  return () => rm(directory, { recursive: true, force: true });
}

/** A new data directory: with the demo where the server would make it, or empty. */
async function createDataDirectory(environment: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-e2e-'));
  const demo = process.env[demoVariable];
  if (demo && !environment.DATABASE_URL && environment.DEMO !== '0')
    await cp(demo, directory, { recursive: true });
  return directory;
}

/**
 * Starts the server as `npm start` does, on a free port of the loopback interface, and waits until it is ready.
 *
 * @param environment variables of docs/ARCHITECTURE.md's configuration, e.g. `{ DEMO: '0' }`
 * @param args what Node runs, from the root of the checkout; by default the built server
 */
export async function startServer(
  environment: Record<string, string> = {},
  args: readonly string[] = builtServer,
): Promise<RunningServer> {
  const dataDir = await createDataDirectory(environment);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begin = () =>
    startProcess(
      {
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        DEV_KEY: journeyDevKey,
        // No page outside of this machine is fetched.
        LINK_PREVIEWS: 'off',
        ...environment,
      },
      args,
    );
  let running = begin();
  const ready = () => untilReady(url, running.child, running.printed);
  const start = () => {
    running = begin();
    return ready();
  };
  const kill = async () => {
    running.child.kill('SIGKILL');
    await running.ended;
  };
  const stop = () => {
    if (running.child.exitCode === null) running.child.kill('SIGTERM');
    return running.ended;
  };
  const dispose = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready();
  } catch (error) {
    await dispose();
    throw error;
  }
  const printed = () => running.printed();
  return { url, urls: [url], sessions: new Map(), printed, stop, kill, start, dispose };
}
