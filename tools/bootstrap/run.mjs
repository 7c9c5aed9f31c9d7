import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { node24, root, stateDir } from './paths.mjs';
import { StepError } from './step.mjs';

const running = new Set();

/** The environment of every child: Node 24 first on the PATH, compiled code kept, no telemetry, no prompt. */
export function childEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${dirname(node24)}${delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: join(stateDir, 'compile-cache'),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
    ...extra,
  };
}

/** Passes a signal on to every child that is still running, with all its descendants. */
export function signalChildren(signal) {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The child ended between the signal and this line.
    }
  }
}

/**
 * Runs a command to its end, in a process group of its own so that one signal reaches all of it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{cwd?: string, env?: object, show?: boolean, advice?: string, allowFailure?: boolean}} options
 *   `show` prints the output while it comes; otherwise it is kept and only printed when the command fails
 * @returns {Promise<{code: number, output: string}>}
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = {}, show = false, advice = '', allowFailure = false } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: childEnvironment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    const finish = (code, what) => {
      running.delete(child);
      if (code === 0 || allowFailure) resolve({ code, output });
      else reject(new StepError(what, advice, show ? '' : output));
    };
    child.on('error', (error) => finish(127, `${command} could not be started: ${error.message}`));
    child.on('close', (code, signal) =>
      finish(code ?? 1, `${command} ${args.join(' ')} ended with ${signal ?? `exit code ${code}`}`),
    );
  });
}
