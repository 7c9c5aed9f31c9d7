import type { Toast } from './Toast.ts';
import type { ToastStore } from './ToastStore.ts';

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
