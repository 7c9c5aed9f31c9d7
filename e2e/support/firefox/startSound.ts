import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A sound server without a device. */
export interface Sound {
  /** Variables of the environment by which a program finds it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends it. */
  stop(): Promise<void>;
}

/** Starts a sound server that plays into nothing: Firefox starts no `AudioContext` on a machine without a loudspeaker. */
export async function startSound(): Promise<Sound> {
  const directory = await mkdtemp(join(tmpdir(), 'franca-sound-'));
  const socket = join(directory, 'native');
  const child = spawn(
    'pulseaudio',
    [
      ...['-n', '--daemonize=no', '--exit-idle-time=-1', '--use-pid-file=no', '--log-level=error'],
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
      '--load=module-null-sink',
    ],
    { env: { PATH: process.env.PATH, HOME: directory, XDG_RUNTIME_DIR: directory }, stdio: 'ignore' },
  );
  const ended = new Promise<string>((resolve) => {
    child.on('exit', (code, signal) => resolve(`exit code ${code ?? signal}`));
    child.on('error', (error) => resolve(error.message));
  });
  let end: string | undefined;
  void ended.then((reason) => {
    end = reason;
  });
  while (!existsSync(socket)) {
    if (end !== undefined) throw new Error(`The sound server ended before it was ready: ${end}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    environment: { PULSE_SERVER: `unix:${socket}` },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
