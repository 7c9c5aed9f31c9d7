export { type Clock, systemClock } from './Clock.ts';
export { type Backoff, type BackoffOptions, createBackoff } from './createBackoff.ts';
export { createListenerSet, type ListenerSet } from './createListenerSet.ts';
export { createQueue, type Queue } from './createQueue.ts';
export { type ManualClock, manualClock } from './manualClock.ts';
