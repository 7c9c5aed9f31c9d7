import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How long the event loop may stand still, in milliseconds. */
const stillMs = 30_000;

/**
 * Runs beside the event loop, so it has no file that a build would have to know. It counts its own looks, not the time: a machine
 * that slept must not end the process.
 */
const source = `
const { workerData } = require('node:worker_threads');
const beats = new Int32Array(workerData.beats);
let seen = -1;
let looks = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  looks = now === seen ? looks + 1 : 0;
  seen = now;
  if (looks < workerData.looks) return;
  require('node:fs').writeSync(2, JSON.stringify({ level: 60, time: Date.now(), msg: workerData.sentence }) + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, workerData.everyMs);
`;

/**
 * Ends the process when its event loop stands still, so that whoever started it starts it again: nothing in it could do that.
 * Resolves once it is watched.
 *
 * @param limitMs how long it may stand still; 30 s by default
 */
export async function watchEventLoop(limitMs: number = stillMs): Promise<void> {
  const looks = 6;
  const everyMs = limitMs / looks;
  const beats = new SharedArrayBuffer(4);
  const counter = new Int32Array(beats);
  setInterval(() => Atomics.add(counter, 0, 1), everyMs / 2).unref();
  const sentence = `the event loop stood still for ${limitMs / 1000} s, the process is ended`;
  const worker = new Worker(source, {
    eval: true,
    // The source is no module, whatever the process was started with.
    execArgv: [],
    workerData: { beats, looks, everyMs, sentence },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  await once(worker, 'online');
  worker.unref();
}
