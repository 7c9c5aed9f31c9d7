import { createToastStore } from '@franca/ui';

/** The toasts of this page, also for code outside React. */
export const toasts = createToastStore();
