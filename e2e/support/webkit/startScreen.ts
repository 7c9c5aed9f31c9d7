import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that exists in memory alone. */
export interface Screen {
  /** Variables of the environment by which a program finds it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends it. */
  stop(): Promise<void>;
}

/** Ends a program, and waits until it is gone. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Starts an X server that draws into memory: WebKitGTK has no windows without one. */
export async function startScreen(): Promise<Screen> {
  // It chooses a free number itself and writes it when it is ready.
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    let written = '';
    child.stdio[3]?.on('data', (chunk: unknown) => {
      written += String(chunk);
      if (written.endsWith('\n')) resolve(written.trim());
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`Xvfb ended before it was ready: exit code ${code}.`)));
  });
  return { environment: { DISPLAY: `:${display}` }, stop: () => endProgram(child) };
}
