import type { OutboxCoordinator } from './Outbox.ts';

/** For a single tab, and for tests: this one always sends. */
export const soloCoordinator: OutboxCoordinator = {
  lead: (lead) => {
    lead();
    return () => {};
  },
  announce: () => {},
  subscribe: () => () => {},
};
