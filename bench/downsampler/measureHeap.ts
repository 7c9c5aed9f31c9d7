/** Few enough that a young generation holds what they leave, and nothing of it is collected before it is counted. */
const blocks = 20_000;

/**
 * Bytes of heap that one block leaves behind, in steady state. Needs a Node that was started with `--expose-gc`.
 *
 * @param run takes one block of 128 samples
 */
export function measureHeap(run: (block: Float32Array) => unknown): number {
  const block = new Float32Array(128).fill(0.1);
  const once = (count: number): void => {
    for (let index = 0; index < count; index += 1) run(block);
  };
  once(blocks);
  let least = Number.POSITIVE_INFINITY;
  // Three times: the compiler may still write code into the heap during the first.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    const before = process.memoryUsage();
    once(blocks);
    const after = process.memoryUsage();
    const grown = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers;
    least = Math.min(least, Math.max(0, grown) / blocks);
  }
  return least;
}
