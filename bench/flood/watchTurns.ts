/**
 * Loaded into a server that is measured: notes how much its main thread computes between two turns of the event loop.
 * So long everybody else waits for it; unlike a clock, that does not count what else the machine does.
 */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Shorter turns are not noted, in milliseconds. */
const shortest = 1;

const file = process.env.TURNS_FILE;
if (isMainThread && file) {
  let before = process.threadCpuUsage();
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    const milliseconds = (user + system) / 1000;
    if (milliseconds > shortest) appendFileSync(file, `${Date.now()} ${milliseconds}\n`);
    before = process.threadCpuUsage();
    setTimeout(look, 1).unref();
  };
  look();
}
