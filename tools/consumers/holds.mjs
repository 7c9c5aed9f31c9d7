/**
 * Whether something comes true, such as an element that appears: false where Playwright's wait ends without it.
 *
 * @param {Promise<unknown>} wait
 * @returns {Promise<boolean>}
 */
export const holds = (wait) =>
  wait.then(
    () => true,
    () => false,
  );

/**
 * Whether an element is visible, at last after ten seconds.
 *
 * @param {import('playwright').Locator} locator
 */
export const isVisible = (locator) => holds(locator.waitFor({ timeout: 10_000 }));
