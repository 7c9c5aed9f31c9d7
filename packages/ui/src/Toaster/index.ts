export { createToastStore } from './createToastStore.ts';
export type { Toast, ToastOptions } from './Toast.ts';
export { Toaster, type ToasterProps } from './Toaster.tsx';
export type { ToastStore } from './ToastStore.ts';
export { type ToastActions, useToast } from './useToast.ts';
