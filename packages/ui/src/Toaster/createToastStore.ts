import type { Severity } from '../tokens/Severity.ts';

/** What a toast is made from, in the words of the contract: a style and a content. */
export interface ToastOptions {
  /** The sentence shown. */
  content: string;
  /** Its severity. Default `info`. */
  style?: Severity;
  /** Milliseconds before it goes by itself. Default 2,000; notices about camera and microphone take 10,000; `Infinity` stays. */
  duration?: number;
  /** One action beside the sentence. */
  action?: { label: string; onSelect: () => void };
}

/** A toast on the screen. */
export interface Toast extends Required<Pick<ToastOptions, 'content' | 'style' | 'duration'>> {
  /** Names the toast within its store. */
  id: string;
  /** One action beside the sentence. */
  action?: ToastOptions['action'];
}

/** Keeps the toasts and their clocks; knows no React. */
export interface ToastStore {
  /** Shows a toast and returns its id. */
  show: (options: ToastOptions) => string;
  /** Takes a toast away; an unknown id does nothing. */
  dismiss: (id: string) => void;
  /** Stops all clocks, while a person points at or is inside the stack. */
  pause: () => void;
  /** Lets the clocks run on with the time that was left. */
  resume: () => void;
  /** The toasts, oldest first; the same array until something changes. */
  getToasts: () => readonly Toast[];
  /** Calls back on every change; the returned function stops that. */
  subscribe: (listener: () => void) => () => void;
}

interface Clock {
  left: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** How long a toast stays by itself, in milliseconds. */
const toastDuration = 2000;

/** How long a notice about camera or microphone stays, in milliseconds. */
export const mediaToastDuration = 10_000;

const mostAtOnce = 5;

/** Makes an empty {@link ToastStore}. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let paused = false;
  let count = 0;
  const clocks = new Map<string, Clock>();
  const listeners = new Set<() => void>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const dismiss = (id: string) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
  };

  const run = (id: string, clock: Clock) => {
    if (clock.left === Number.POSITIVE_INFINITY) return;
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.left);
  };

  return {
    show({ content, style = 'info', duration = toastDuration, action }) {
      count += 1;
      const id = `toast-${count}`;
      const clock: Clock = { left: duration, startedAt: Date.now(), timer: undefined };
      clocks.set(id, clock);
      if (!paused) run(id, clock);
      const tooMany = toasts.slice(0, Math.max(0, toasts.length + 1 - mostAtOnce));
      for (const toast of tooMany) {
        clearTimeout(clocks.get(toast.id)?.timer);
        clocks.delete(toast.id);
      }
      set([...toasts.slice(tooMany.length), { id, content, style, duration, action }]);
      return id;
    },
    dismiss,
    pause() {
      if (paused) return;
      paused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.left -= Date.now() - clock.startedAt;
      }
    },
    resume() {
      if (!paused) return;
      paused = false;
      for (const [id, clock] of clocks) run(id, clock);
    },
    getToasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
