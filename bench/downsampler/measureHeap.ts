const few = 20_000;
const many = 60_000;

/** Bytes by which the heap grows while `work` runs. */
function growthOf(work: () => void): number {
  globalThis.gc?.();
  const before = process.memoryUsage();
  work();
  const after = process.memoryUsage();
  return after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers;
}

/**
 * Bytes of heap that one block leaves behind, in steady state: what 60,000 blocks leave more than 20,000, because looking
 * itself leaves some. Needs a Node that was started with `--expose-gc`.
 *
 * @param run takes one block of 128 samples
 */
export function measureHeap(run: (block: Float32Array) => unknown): number {
  const block = new Float32Array(128).fill(0.1);
  const least = (count: number): number => {
    const growths = Array.from({ length: 5 }, () =>
      growthOf(() => {
        for (let index = 0; index < count; index += 1) run(block);
      }),
    );
    return Math.min(...growths);
  };
  least(few);
  return Math.max(0, least(many) - least(few)) / (many - few);
}
