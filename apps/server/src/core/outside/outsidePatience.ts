import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something runs, and how much longer it may wait for services. */
export type Patience = {
  /** Id of a user, or the network of a visitor. */
  readonly owner: string;
  /** Milliseconds that all waits for services may take from now on, together. */
  leftMs: () => number;
  /** Counts a wait; returns what ends it. */
  begin: () => () => void;
};

/** Milliseconds that a request waits for services, all together: people get their answer within ten seconds. */
export const patienceMs = 8500;

const patience = new AsyncLocalStorage<Patience>();

/** Who waits for the services that are asked now; undefined where nobody does. */
export const presentPatience = (): Patience | undefined => patience.getStore();

/** Runs a request of somebody who waits for its answer. What it leaves to the background has no such haste. */
export async function withPatience<Result>(
  owner: string,
  task: () => Promise<Result>,
  ms = patienceMs,
): Promise<Result> {
  let isOver = false;
  let waits = 0;
  let since = 0;
  let spentMs = 0;
  const running = (): number => (waits > 0 ? performance.now() - since : 0);
  const store: Patience = {
    owner,
    leftMs: () => (isOver ? Number.POSITIVE_INFINITY : Math.max(0, ms - spentMs - running())),
    begin: () => {
      if (waits === 0) since = performance.now();
      waits += 1;
      return () => {
        if (waits === 1) spentMs += running();
        waits -= 1;
      };
    },
  };
  try {
    return await patience.run(store, task);
  } finally {
    isOver = true;
  }
}

/** Runs a job on behalf of somebody; nobody waits for it. */
export function onBehalfOf<Result>(owner: string, task: () => Promise<Result>): Promise<Result> {
  const store: Patience = { owner, leftMs: () => Number.POSITIVE_INFINITY, begin: () => () => undefined };
  return patience.run(store, task);
}
