/** Between two looks, in milliseconds. */
const interval = 50;

/** Waits until something holds; rejects, naming it, after `patience` milliseconds (30 s by default). */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patience = 30_000,
): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
