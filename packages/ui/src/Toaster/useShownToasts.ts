import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Toast, ToastStore } from './createToastStore.ts';

/** A toast as it stands on the page: shown, or closing. */
export interface ShownToast {
  /** Its severity. */
  toast: Toast;
  /** Whether it is open or closing. */
  state: 'open' | 'closing';
}

/** What stands on the page after the toasts have changed: those taken away leave where they stood, new ones come last. */
export function mergeShown(shown: readonly ShownToast[], toasts: readonly Toast[]): ShownToast[] {
  const isThere = (id: string) => toasts.some((toast) => toast.id === id);
  const known = new Set(shown.map(({ toast }) => toast.id));
  return [
    ...shown.map(({ toast, state }) => ({ toast, state: isThere(toast.id) ? state : ('closing' as const) })),
    ...toasts.filter(({ id }) => !known.has(id)).map((toast) => ({ toast, state: 'open' as const })),
  ];
}

const nothing: readonly Toast[] = [];

/** The toasts of a store with those that are on their way out, and the way to forget one that has left. */
export function useShownToasts(store: ToastStore): [readonly ShownToast[], (id: string) => void] {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => nothing);
  const [known, setKnown] = useState(nothing);
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  if (known !== toasts) {
    setKnown(toasts);
    setShown(mergeShown(shown, toasts));
  }
  const forget = useCallback(
    (id: string) => setShown((before) => before.filter(({ toast }) => toast.id !== id)),
    [],
  );
  return [shown, forget];
}
