import { createContext, use } from 'react';
import type { ToastStore } from './createToastStore.ts';

/** The store that `useToast` writes to and `Toaster` shows. */
export const ToastContext = createContext<ToastStore | null>(null);

/** The toast store of the provider above. */
export function useToastStore(): ToastStore {
  const store = use(ToastContext);
  if (!store) {
    throw new Error(
      'Franca UI: there is no toast store here, so no toast can be shown. Render the application inside FrancaProvider.',
    );
  }
  return store;
}
