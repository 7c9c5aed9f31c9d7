/** Pauses before further attempts, in milliseconds. */
const pauses = [500, 2000, 5000, 15_000];

/** Resolves after a pause, or as soon as the browser has a network again. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
}

/**
 * Imports a module, and tries again where that failed: after pauses that grow, and as soon as the network is back. For parts
 * that nobody asks for by opening them; those are loaded anew by `lazyPart` when they are opened again. Rejects with the last
 * error after five attempts.
 *
 * @param load imports the module
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const milliseconds of pauses) {
    try {
      return await load();
    } catch {
      await pause(milliseconds);
    }
  }
  return await load();
}
