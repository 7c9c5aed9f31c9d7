/** The one thing of the design system that pages load late, as a file to load. */
export { Toaster } from '@franca/ui';
