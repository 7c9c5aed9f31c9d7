import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Starts a server with Node, and waits until it has printed its address.
 *
 * @param {string} app folder in which it runs
 * @param {string[]} args its script and what that takes
 * @param {Record<string, string>} [env]
 * @param {{ isQuiet?: boolean }} [options] `isQuiet` leaves out what it writes to its log
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>} `address` ends without a slash
 */
export async function startServer(app, args, env = {}, { isQuiet = false } = {}) {
  const stdio = ['ignore', 'pipe', isQuiet ? 'ignore' : 'inherit'];
  const options = { cwd: app, env: { ...process.env, ...env }, stdio };
  const server = spawn(process.execPath, args, options);
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (!address) continue;
    server.stdout.resume();
    return { address, stop };
  }
  throw new Error(`${args.join(' ')} ended before it had an address.`);
}
