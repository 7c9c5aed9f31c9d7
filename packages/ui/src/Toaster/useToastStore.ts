import { use } from 'react';
import { ToastContext } from './ToastContext.ts';
import type { ToastStore } from './ToastStore.ts';

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
