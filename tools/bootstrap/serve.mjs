import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { childEnvironment } from './run.mjs';

/** Milliseconds until a program that crashed is started again: twice as long each time, up to the last one. */
const backOff = { first: 1000, last: 30_000 };

/** A program that ran for so many milliseconds was well: the next crash counts as the first. */
const wellMs = 60_000;

/** Whether a program ended in a way that its next start can mend: 0 is wanted, 1 was explained in a sentence. */
const hasCrashed = (code, signal) => signal !== null || code > 1;

/**
 * Runs long-lived programs until one ends or a signal comes, and answers the exit code.
 *
 * Each program has a process group of its own: a Ctrl-C in a terminal reaches the whole foreground group and
 * npm passes it on once more, but the program must see it once. The message channel tells a program when
 * this process is gone, so that nothing is orphaned.
 *
 * A program with `isRestarted` is started again when it crashes.
 *
 * @param {{command: string, args: string[], env?: object, isRestarted?: boolean}[]} programs
 * @returns {Promise<number>}
 */
export function serve(programs) {
  return new Promise((resolve) => {
    let stopping = false;
    let running = programs.length;
    let result = 0;
    /** @type {Set<{stop: (signal: string) => void}>} */
    const handles = new Set();
    const stop = (signal) => {
      if (stopping) return;
      stopping = true;
      for (const handle of handles) handle.stop(signal);
    };
    const finish = (code) => {
      running -= 1;
      result = Math.max(result, code);
      stop('SIGTERM');
      if (running === 0) resolve(result);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
    for (const { command, args, env, isRestarted = false } of programs) {
      let wait = backOff.first;
      let child;
      let timer;
      const handle = {
        stop: (signal) => {
          if (timer !== undefined) {
            clearTimeout(timer);
            finish(1);
          } else if (child.exitCode === null && child.signalCode === null) child.kill(signal);
        },
      };
      const start = () => {
        timer = undefined;
        const startedAt = Date.now();
        child = spawn(command, args, {
          cwd: root,
          env: childEnvironment(env),
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          detached: true,
        });
        child.on('exit', (code, signal) => {
          if (stopping || !isRestarted || !hasCrashed(code, signal)) return finish(code ?? 0);
          if (Date.now() - startedAt >= wellMs) wait = backOff.first;
          console.error(
            `The program ended with ${signal ?? `code ${code}`}; it starts again in ${wait / 1000} s.`,
          );
          timer = setTimeout(start, wait);
          wait = Math.min(wait * 2, backOff.last);
        });
      };
      handles.add(handle);
      start();
    }
  });
}
