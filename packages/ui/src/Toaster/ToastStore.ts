import type { Toast, ToastOptions } from './Toast.ts';

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
