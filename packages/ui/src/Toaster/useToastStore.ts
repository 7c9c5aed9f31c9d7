import { use } from 'react';
import { sharedContext } from '../internals/sharedContext.ts';
import { createToastStore, type ToastStore } from './createToastStore.ts';

/** The store that `useToast` writes to and `Toaster` shows; one for the whole page where there is no provider. */
export const ToastContext = sharedContext<ToastStore>('Toast', createToastStore());

/** The toast store of the provider above, or that of the page. */
export function useToastStore(): ToastStore {
  return use(ToastContext);
}
