import type { Toast } from './Toast.ts';

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
