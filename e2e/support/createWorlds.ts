import type { RunningServer } from './server.ts';

/** Name of the world that journeys share. */
export const sharedWorld = 'shared';

/** The servers of one worker of Playwright. */
export interface Worlds {
  /** The server of a world, started at its first use. The one of another world, but for the shared one, ends then. */
  open(name: string, start: () => Promise<RunningServer>): Promise<RunningServer>;
  /** Ends all of them. */
  dispose(): Promise<void>;
}

/**
 * Keeps the servers of a worker: the shared one as long as the worker lives, and the one of a world that files name until
 * another file is reached. A worker of its own for each world would start a browser and read all code for each, too.
 */
export function createWorlds(): Worlds {
  const running = new Map<string, RunningServer>();
  const end = async (names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const server = running.get(name);
      running.delete(name);
      await server?.dispose();
    }
  };
  return {
    open: async (name, start) => {
      const found = running.get(name);
      if (found) return found;
      await end([...running.keys()].filter((other) => other !== sharedWorld));
      const server = await start();
      running.set(name, server);
      return server;
    },
    dispose: () => end([...running.keys()]),
  };
}
