import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

// Loaded into a started server by `--import`: ends it without warning some statements after the next row of a table.

/** Holds a table, and how many statements may run after the one that inserts into it; absent: all. */
const file = join(process.env.DATA_DIR ?? '', 'kill-at-statement');

let left: number | undefined;

function count(message: unknown): void {
  const { sql = '' } = message as { sql?: string };
  if (left !== undefined) {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    left -= 1;
  } else if (/insert into/i.test(sql) && existsSync(file)) {
    const [table = '', statements] = readFileSync(file, 'utf8').split(' ');
    if (new RegExp(`insert into "?${table}"? `, 'i').test(sql)) left = Number(statements);
  }
}

// Statements of the embedded database go to its thread as messages.
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function countAndPost(message, ...more) {
  count(message);
  return postMessage.call(this, message, ...more);
};
