import { createListenerSet } from '@franca/ui/core';

const { subscribe, notify } = createListenerSet();
let isShown = false;

function set(next: boolean): void {
  isShown = next;
  notify();
}

/** Whether the page of a call shows no call, but only why there is none: then it can be called as any other page. */
export const callNotice = {
  /** Whether it does. */
  get: (): boolean => isShown,
  /** Calls back when that has changed; the returned function stops that. */
  subscribe,
  /** Says that it does, until the returned function is called. */
  show: (): (() => void) => {
    set(true);
    return () => set(false);
  },
};
