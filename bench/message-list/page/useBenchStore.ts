import { useSyncExternalStore } from 'react';
import type { BenchMessage } from './BenchMessage.ts';
import type { BenchStore } from './createBenchStore.ts';

/** The store's messages; renders again when some came. */
export const useMessages = (store: BenchStore): readonly BenchMessage[] =>
  useSyncExternalStore(store.subscribe, store.getMessages);

/** Whether the picture of one message has come; renders its row alone. */
export const useIsPictureHere = (store: BenchStore, id: string): boolean =>
  useSyncExternalStore(
    (listener) => store.subscribeLate(id, listener),
    () => store.isPictureHere(id),
  );

/** The late words of one message; renders its row alone, as a translation store would. */
export const useLateWords = (store: BenchStore, id: string): number =>
  useSyncExternalStore(
    (listener) => store.subscribeLate(id, listener),
    () => store.lateWords(id),
  );
