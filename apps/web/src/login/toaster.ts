/** The one thing of the design system that the sign-in loads late, as a file to load. */
export { Toaster } from '@franca/ui';
