export type { Clock } from './Clock.ts';
export { type Backoff, type BackoffOptions, createBackoff } from './createBackoff.ts';
export { createListenerSet, type ListenerSet } from './createListenerSet.ts';
export { createQueue, type Queue } from './createQueue.ts';
export {
  type Area,
  type CropPlan,
  type CropRequest,
  cropPlan,
  type Matrix,
  rotatedSize,
  type Size,
} from './cropPlan.ts';
export { formatLength } from './formatLength.ts';
export { type ManualClock, manualClock } from './manualClock.ts';
export { systemClock } from './systemClock.ts';
