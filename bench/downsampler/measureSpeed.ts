import { performance } from 'node:perf_hooks';

/** Seconds that both the clock and the processor's own count agree on: a shared machine inflates one or the other. */
function secondsOf(work: () => void): number {
  const started = performance.now();
  const used = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(used);
  return Math.min((performance.now() - started) / 1_000, (user + system) / 1e6);
}

/**
 * Seconds of audio a second of one core handles, in blocks of 128 samples: the best of seven runs.
 *
 * @param run takes one block
 * @param from samples per second
 * @param seconds audio a run
 */
export function measureSpeed(run: (block: Float32Array) => unknown, from: number, seconds: number): number {
  const block = Float32Array.from({ length: 128 }, (_, index) => Math.sin(index * 1.7) / 2);
  const blocks = Math.ceil((seconds * from) / 128);
  const once = (): void => {
    for (let index = 0; index < blocks; index += 1) run(block);
  };
  once();
  const runs = Array.from({ length: 7 }, () => secondsOf(once));
  return (blocks * 128) / from / Math.min(...runs);
}
