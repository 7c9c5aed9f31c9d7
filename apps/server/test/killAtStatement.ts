import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PgliteThread } from '../src/db/PgliteThread.ts';

// Loaded into a started server by `--import`: ends it without warning at a statement of the next purchase.

/** Holds how many statements a purchase may run after the one that writes it down; absent: all. */
const file = join(process.env.DATA_DIR ?? '', 'kill-at-statement');

let left: number | undefined;

function count(message: unknown): void {
  const { sql = '' } = message as { sql?: string };
  if (left !== undefined) {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    left -= 1;
  } else if (/insert into "purchases"/i.test(sql) && existsSync(file))
    left = Number(readFileSync(file, 'utf8'));
}

const { send } = PgliteThread.prototype;
PgliteThread.prototype.send = function countAndSend(message) {
  count(message);
  return send.call(this, message);
};
