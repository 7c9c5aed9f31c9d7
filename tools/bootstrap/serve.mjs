import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { childEnvironment } from './run.mjs';

/**
 * Runs long-lived programs until one ends or a signal comes, and answers the exit code.
 *
 * Each program has a process group of its own: a Ctrl-C in a terminal reaches the whole foreground group and
 * npm passes it on once more, but the program must see it once. The message channel notifies a program when
 * this process is gone, so that nothing is orphaned.
 *
 * @param {{command: string, args: string[], env?: object}[]} programs
 * @returns {Promise<number>}
 */
export function serve(programs) {
  return new Promise((resolve) => {
    let stopping = false;
    const codes = [];
    const children = programs.map(({ command, args, env }) =>
      spawn(command, args, {
        cwd: root,
        env: childEnvironment(env),
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      }),
    );
    const stop = (signal) => {
      if (stopping) return;
      stopping = true;
      for (const child of children) if (child.exitCode === null) child.kill(signal);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
    for (const child of children) {
      child.on('exit', (code) => {
        codes.push(code ?? 0);
        stop('SIGTERM');
        if (codes.length === children.length) resolve(Math.max(...codes));
      });
    }
  });
}
