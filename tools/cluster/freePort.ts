import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ports that systems give to outgoing connections: one of those could take it while a service restarts. */
const range = { from: 20_000, to: 32_000 };
/**
 * A file for each port that a process on this machine was given: suites run side by side, and a service listens only later.
 * A run with a folder for temporary files of its own names the one that it shares with others.
 */
const reservations = join(
  process.env.PORT_RESERVATIONS ?? tmpdir(),
  `franca-ports-${process.getuid?.() ?? ''}`,
);
/** A reservation that is older was left by a process that was killed. */
const longestMs = 3_600_000;

const own = new Set<string>();
process.once('exit', () => {
  for (const file of own) rmSync(file, { force: true });
});

/** Whether the port is this process's now. */
function reserve(port: number): boolean {
  mkdirSync(reservations, { recursive: true });
  const file = join(reservations, String(port));
  try {
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    if (Date.now() - mtimeMs > longestMs) rmSync(file, { force: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    return false;
  }
  own.add(file);
  return true;
}

/** A port of the loopback address that nobody listened on a moment ago, and that no other process is given. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = range.from + Math.floor(Math.random() * (range.to - range.from));
    if (!reserve(port)) continue;
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('No free port on the loopback address.');
}
