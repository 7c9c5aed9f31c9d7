import type { OutboxCoordinator } from './Outbox.ts';

/** Whether this tab is the one that sends; see {@link createLeadership}. */
export interface Leadership {
  /** Whether it is. */
  readonly isLeader: () => boolean;
  /** Begins to follow the other tabs, and to wait for its turn to lead. */
  readonly start: () => Promise<void>;
  /** Gives both up. */
  readonly stop: () => void;
}

/**
 * Follows an election among the tabs of a browser. `reload` takes over what is stored: at the start, when another tab has
 * changed it, and when this tab becomes the leader.
 */
export function createLeadership(coordinator: OutboxCoordinator, reload: () => Promise<void>): Leadership {
  let isLeader = false;
  // Grows with every start and stop, so that a start that was overtaken by a stop takes nothing on.
  let run = 0;
  let release = (): void => {};
  return {
    isLeader: () => isLeader,
    start: async () => {
      run += 1;
      const own = run;
      await reload();
      if (own !== run) return;
      const unsubscribe = coordinator.subscribe(() => void reload());
      const resign = coordinator.lead(() => {
        isLeader = own === run;
        void reload();
      });
      release = () => {
        unsubscribe();
        resign();
      };
    },
    stop: () => {
      run += 1;
      isLeader = false;
      release();
      release = () => {};
    },
  };
}
