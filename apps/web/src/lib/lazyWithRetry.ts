import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { retryImport } from './retryImport.ts';

/**
 * React's `lazy`, which keeps a failure for as long as the page lives, over an import that is tried again.
 *
 * @param load imports the component
 * @example const RingBar = lazyWithRetry(async () => (await import('./RingBar.tsx')).RingBar);
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await retryImport(load) }));
}
