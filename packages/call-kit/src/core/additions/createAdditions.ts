import { createListenerSet } from '@franca/ui/core';
import type { Addition, AdditionState, AdditionsPort } from './AdditionsPort.ts';

/** How a ring ended that the viewer began. */
export interface AdditionOutcome {
  /** Differs from that of every other one, and grows. */
  readonly id: number;
  readonly userId: string;
  readonly state: Extract<AdditionState, 'busy' | 'declined' | 'missed'>;
}

/** Those who were added to a call, as it is now. */
export interface AdditionsSnapshot {
  /** Everybody who was added, in the order in which that became known. */
  readonly added: readonly Addition[];
  /** The newest outcome of a ring that the viewer began; null before the first. */
  readonly outcome: AdditionOutcome | null;
}

/** Adding people to a call. */
export interface Additions {
  readonly getSnapshot: () => AdditionsSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Finds those whom the viewer may add. */
  readonly search: AdditionsPort['search'];
  /** Rings somebody; rejects where they are not rung. */
  readonly add: (userId: string) => Promise<AdditionState>;
  /** What to say after a failure; absent where the kit says it. */
  readonly describeError: AdditionsPort['describeError'];
  /** Stops following; the snapshot stays as it is. */
  readonly dispose: () => void;
}

/** Options of {@link createAdditions}. */
export interface AdditionsOptions {
  readonly port: AdditionsPort;
  /** Id of the viewer. */
  readonly viewerId: string;
}

const isOutcome = (state: AdditionState): state is AdditionOutcome['state'] =>
  state === 'busy' || state === 'declined' || state === 'missed';

/** Follows those who are added to a call, and adds others. */
export function createAdditions({ port, viewerId }: AdditionsOptions): Additions {
  const { subscribe, notify } = createListenerSet();
  const known = new Map<string, Addition>();
  let snapshot: AdditionsSnapshot = { added: [], outcome: null };

  /** `isLive`: it happens now, and is not only found by a page that comes. */
  const take = (addition: Addition, isLive: boolean): void => {
    const { userId, byId, state } = addition;
    const before = known.get(userId);
    if (before?.state === state && before.byId === byId) return;
    known.set(userId, addition);
    const isNews = before?.state === 'ringing' || (isLive && state === 'busy');
    if (byId === viewerId && isOutcome(state) && isNews)
      snapshot = { ...snapshot, outcome: { id: (snapshot.outcome?.id ?? 0) + 1, userId, state } };
  };
  const publish = (): void => {
    snapshot = { ...snapshot, added: [...known.values()] };
    notify();
  };
  const stop = port.subscribe({
    onChange: (addition) => {
      take(addition, true);
      publish();
    },
    onReset: (additions) => {
      const ids = new Set(additions.map(({ userId }) => userId));
      for (const userId of [...known.keys()]) if (!ids.has(userId)) known.delete(userId);
      for (const addition of additions) take(addition, false);
      publish();
    },
  });
  return {
    getSnapshot: () => snapshot,
    subscribe,
    search: port.search,
    add: async (userId) => {
      const state = await port.add(userId);
      take({ userId, byId: viewerId, state }, true);
      publish();
      return state;
    },
    describeError: port.describeError,
    dispose: stop,
  };
}
