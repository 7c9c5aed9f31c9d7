export type { Toast, ToastOptions, ToastStore } from './createToastStore.ts';
export { createToastStore } from './createToastStore.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
export { type ToastActions, useToast } from './useToast.ts';
