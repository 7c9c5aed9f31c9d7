import { createContext } from 'react';
import type { ToastStore } from './ToastStore.ts';

/** The store that `useToast` writes to and `Toaster` shows. */
export const ToastContext = createContext<ToastStore | null>(null);
