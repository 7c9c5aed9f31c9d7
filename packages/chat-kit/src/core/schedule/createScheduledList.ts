import { createListenerSet } from '@franca/ui/core';
import type { ScheduledMessage } from '../model/ScheduledMessage.ts';
import type { ScheduledPort } from '../session/ChatDataPort.ts';

/** The scheduled messages as far as they are known. */
export interface ScheduledSnapshot {
  /** `failed`: they could not be read; what was known stays. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Those of all conversations, the next one first. */
  readonly messages: readonly ScheduledMessage[];
}

/** The viewer's scheduled messages, read once for all views; see {@link createScheduledList}. */
export interface ScheduledList {
  /** The present state; the same object until something changes. */
  readonly getSnapshot: () => ScheduledSnapshot;
  /** Calls back after every change, and reads the list with the first listener; made for `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads it again. */
  readonly reload: () => void;
}

const nothing: ScheduledSnapshot = { status: 'ready', messages: [] };

/** Reads the scheduled messages while some view shows them, and again whenever the backend says that they changed. */
export function createScheduledList(port: ScheduledPort | undefined): ScheduledList {
  const listeners = createListenerSet();
  let snapshot: ScheduledSnapshot = port ? { status: 'loading', messages: [] } : nothing;
  let running: AbortController | null = null;
  let count = 0;
  let unfollow: (() => void) | undefined;

  const set = (next: ScheduledSnapshot): void => {
    snapshot = next;
    listeners.notify();
  };

  const load = (): void => {
    if (!port) return;
    running?.abort();
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    port.list({ signal }).then(
      (messages) => signal.aborted || set({ status: 'ready', messages }),
      () => signal.aborted || set({ ...snapshot, status: 'failed' }),
    );
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      const stop = listeners.subscribe(listener);
      count += 1;
      if (count === 1) {
        unfollow = port?.follow(load);
        load();
      }
      return () => {
        stop();
        count -= 1;
        if (count > 0) return;
        unfollow?.();
        running?.abort();
      };
    },
    reload: () => {
      if (snapshot.status === 'failed') set({ ...snapshot, status: 'loading' });
      load();
    },
  };
}
