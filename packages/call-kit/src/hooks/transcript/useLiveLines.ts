import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type LiveLineOptions, type LiveLines, liveLines } from '../../core/transcript/liveLines.ts';
import { useTranscript } from './useTranscript.ts';

const isSame = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((id, at) => id === right[at]);

/**
 * Ids of the lines to show beside the pictures of a call now.
 *
 * @param options how many, and for how long after their last change
 */
export function useLiveLines({ count, lingerMs }: LiveLineOptions): readonly string[] {
  const { store } = useTranscript().port;
  const last = useRef<LiveLines>({ ids: [], nextEnd: null });
  const get = useCallback(() => {
    const next = liveLines(store, { count, lingerMs });
    last.current = isSame(next.ids, last.current.ids) ? { ...next, ids: last.current.ids } : next;
    return last.current.ids;
  }, [store, count, lingerMs]);
  const subscribe = useCallback(
    (listener: () => void) => {
      let cancel = (): void => {};
      const wait = (): void => {
        cancel();
        const { nextEnd } = liveLines(store, { count, lingerMs });
        cancel =
          nextEnd === null
            ? () => {}
            : store.clock.schedule(update, Math.max(1, nextEnd - store.clock.now()));
      };
      function update(): void {
        wait();
        listener();
      }
      wait();
      const end = store.subscribeAll(update);
      return () => {
        cancel();
        end();
      };
    },
    [store, count, lingerMs],
  );
  return useSyncExternalStore(subscribe, get, get);
}
