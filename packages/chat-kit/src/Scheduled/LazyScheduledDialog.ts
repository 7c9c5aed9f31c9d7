import { lazyPart } from '@franca/ui/kit';

/** The viewer's scheduled messages in a dialog. Its code is fetched when it is first rendered. */
export const LazyScheduledDialog = lazyPart(
  () => import('./scheduledViewsLazy.ts'),
  'ScheduledDialog',
  ({ onOpenChange }) => onOpenChange(false),
);
