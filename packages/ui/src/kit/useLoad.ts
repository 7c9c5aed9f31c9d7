import { useCallback, useEffect, useRef, useState } from 'react';
import type { AsyncState, WorkContext } from './useAction.ts';

/** What {@link useLoad} returns: the state, and the way to load again. */
export type Load<Result> = AsyncState<Result> & {
  /** Loads again; what was loaded stays until the new result has arrived. */
  readonly retry: () => void;
};

/**
 * Loads something when the component appears, and again when `load` is another function: wrap it in `useCallback` with
 * what it depends on. A load that is under way is aborted then, and when the component goes. The last result stays while
 * the next is pending.
 *
 * @param load loads it; null loads nothing, and the state is `idle`
 * @example
 * const people = useLoad(useCallback(({ signal }) => port.fetchPeople({ query }, { signal }), [port, query]));
 */
export function useLoad<Result>(load: ((context: WorkContext) => Promise<Result>) | null): Load<Result> {
  const [state, setState] = useState<AsyncState<Result>>({ status: load ? 'pending' : 'idle' });
  const abort = useRef<() => void>(undefined);

  const start = useCallback(() => {
    if (!load) {
      setState({ status: 'idle' });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = () => controller.abort();
    setState(({ result }) => ({ status: 'pending', result }));
    load({ signal }).then(
      (result) => {
        if (!signal.aborted) setState({ status: 'succeeded', result });
      },
      (error: unknown) => {
        if (!signal.aborted) setState(({ result }) => ({ status: 'failed', result, error }));
      },
    );
  }, [load]);

  useEffect(() => {
    start();
    return () => abort.current?.();
  }, [start]);

  const retry = useCallback(() => {
    abort.current?.();
    start();
  }, [start]);
  return { ...state, retry };
}
