import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import type { Service } from './Service.ts';

/** How a service is run. */
export type ServiceOptions = Pick<Service, 'name' | 'url' | 'log'> & {
  /** Program to run. */
  command: string;
  /** Its arguments. */
  args: readonly string[];
  /** Its directory. */
  cwd?: string | undefined;
  /** Its whole environment. */
  env?: NodeJS.ProcessEnv | undefined;
  /** Account to run it as; this process's own when left out. */
  account?: { uid: number; gid: number } | undefined;
  /** Whether it serves requests now, from what it has printed since its start. */
  isReady: (printed: string) => boolean | Promise<boolean>;
  /** Asks it to end; SIGTERM by default. */
  stopSignal?: NodeJS.Signals | undefined;
  /** Milliseconds after which it is killed when it does not end; without a limit by default. */
  longestStop?: number | undefined;
};

/** Between two looks at whether a service serves requests, in milliseconds. */
const interval = 20;
/** A service that takes longer has failed, in milliseconds. */
const patience = 60_000;

/** The text of a file behind its first `from` bytes; what was printed in earlier runs may be long. */
function readFrom(path: string, from: number): string {
  const file = openSync(path, 'r');
  try {
    const text = Buffer.alloc(fstatSync(file).size - from);
    readSync(file, text, 0, text.length, from);
    return text.toString();
  } finally {
    closeSync(file);
  }
}

/** A {@link Service} that is one process, with everything it prints in a file. */
export function createService(options: ServiceOptions): Service {
  const { name, url, log, command, args, cwd, env, account, isReady } = options;
  const { stopSignal = 'SIGTERM', longestStop } = options;
  let child: ChildProcess | undefined;

  const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
    exitCode !== null || signalCode !== null;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const own = child;
    child = undefined;
    if (!own || hasEnded(own)) return;
    const ended = once(own, 'exit');
    // Its whole group at once: nginx's workers would go on without their master.
    const killGroup = () => own.pid && process.kill(-own.pid, 'SIGKILL');
    if (signal === 'SIGKILL') killGroup();
    else own.kill(signal);
    const lastResort = longestStop === undefined ? undefined : setTimeout(killGroup, longestStop);
    await ended;
    clearTimeout(lastResort);
  }

  async function start(): Promise<void> {
    if (child && !hasEnded(child)) return;
    // Written by the service itself: what it prints costs this process nothing, and goes on when this process is gone.
    const from = existsSync(log) ? statSync(log).size : 0;
    const printed = () => readFrom(log, from);
    const file = openSync(log, 'a');
    const own = spawn(command, args, {
      ...account,
      cwd,
      env,
      // A process group of its own: a Ctrl-C in a terminal must end the services in their order, not all at once.
      detached: true,
      // By the channel a server of Franca notices when this process is gone.
      stdio: ['ignore', file, file, 'ipc'],
    });
    closeSync(file);
    child = own;
    const failed = once(own, 'exit').then(() => {
      throw new Error(`${name} ended before it was ready. It printed:\n${printed()}`);
    });
    failed.catch(() => undefined);
    const deadline = Date.now() + patience;
    const untilReady = async (): Promise<void> => {
      while (!(await isReady(printed()))) {
        if (hasEnded(own)) return;
        if (Date.now() > deadline)
          throw new Error(`${name} was not ready in time. It printed:\n${printed()}`);
        await new Promise((resolve) => setTimeout(resolve, interval));
      }
    };
    await Promise.race([untilReady(), failed]);
    if (hasEnded(own)) await failed;
  }

  return {
    name,
    url,
    log,
    pid: () => (child && !hasEnded(child) ? child.pid : undefined),
    start,
    stop: () => end(stopSignal),
    kill: () => end('SIGKILL'),
  };
}
