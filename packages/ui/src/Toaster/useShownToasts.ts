import { useCallback, useState, useSyncExternalStore } from 'react';
import { mergeShown, type ShownToast } from './mergeShown.ts';
import type { Toast } from './Toast.ts';
import type { ToastStore } from './ToastStore.ts';

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
