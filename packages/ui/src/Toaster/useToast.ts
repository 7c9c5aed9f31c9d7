import { useMemo } from 'react';
import { mediaToastDuration, type ToastOptions } from './createToastStore.ts';
import { useToastStore } from './useToastStore.ts';

/** The ways to show a toast; each returns the id that `dismiss` takes. */
export interface ToastActions {
  /** Shows a toast of any style. */
  show: (options: ToastOptions) => string;
  /** Says that something worked. */
  success: (content: string, options?: Omit<ToastOptions, 'content' | 'style'>) => string;
  /** Says that something failed. */
  error: (content: string, options?: Omit<ToastOptions, 'content' | 'style'>) => string;
  /** Says something about camera, microphone or a call; stays ten seconds. */
  media: (content: string, options?: Omit<ToastOptions, 'content'>) => string;
  /** Takes a toast away before its time. */
  dismiss: (id: string) => void;
}

/** Shows short notices that go by themselves; needs a `Toaster` on the page. */
export function useToast(): ToastActions {
  const store = useToastStore();
  return useMemo(
    () => ({
      show: store.show,
      success: (content, options) => store.show({ ...options, content, style: 'success' }),
      error: (content, options) => store.show({ ...options, content, style: 'error' }),
      media: (content, options) => store.show({ duration: mediaToastDuration, ...options, content }),
      dismiss: store.dismiss,
    }),
    [store],
  );
}
