/** A step that failed: what failed, and what the person can do about it. */
export class StepError extends Error {
  constructor(what, advice, output = '') {
    super(what);
    this.advice = advice;
    this.output = output;
  }
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one step and prints its name with the time it took, or the reason why there was nothing to do.
 *
 * @param {string} name what the step does, in a few words
 * @param {() => Promise<string | undefined>} work returns a reason when there was nothing to do
 */
export async function step(name, work) {
  const started = performance.now();
  try {
    const skipped = await work();
    console.log(skipped ? `  ·  ${name}: ${skipped}` : `  ✓  ${name} (${seconds(started)})`);
  } catch (error) {
    console.log(`  ✗  ${name} (${seconds(started)})`);
    throw error;
  }
}
