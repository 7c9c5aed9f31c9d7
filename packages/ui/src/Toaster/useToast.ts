import { useMemo } from 'react';
import { mediaToastDuration } from './createToastStore.ts';
import type { ToastOptions } from './Toast.ts';
import { useToastStore } from './useToastStore.ts';

/** The ways to show a toast; each answers the id that `dismiss` takes. */
export interface ToastActions {
  /** Shows a toast of any tone. */
  show: (options: ToastOptions) => string;
  /** Tells that something worked. */
  success: (text: string, options?: Omit<ToastOptions, 'text' | 'tone'>) => string;
  /** Tells that something failed. */
  error: (text: string, options?: Omit<ToastOptions, 'text' | 'tone'>) => string;
  /** Tells about camera, microphone or a call; stays ten seconds. */
  media: (text: string, options?: Omit<ToastOptions, 'text'>) => string;
  /** Takes a toast away before its time. */
  dismiss: (id: string) => void;
}

/** Shows short notices that go by themselves; needs a `Toaster` on the page. */
export function useToast(): ToastActions {
  const store = useToastStore();
  return useMemo(
    () => ({
      show: store.show,
      success: (text, options) => store.show({ ...options, text, tone: 'success' }),
      error: (text, options) => store.show({ ...options, text, tone: 'error' }),
      media: (text, options) => store.show({ duration: mediaToastDuration, ...options, text }),
      dismiss: store.dismiss,
    }),
    [store],
  );
}
