import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../internals/useLatest.ts';

/** How something that takes a while stands. */
export type AsyncState<Result> =
  | { readonly status: 'idle'; readonly result?: undefined; readonly error?: undefined }
  /** `result` is that of the time before, if there was one. */
  | { readonly status: 'pending'; readonly result?: Result; readonly error?: undefined }
  | { readonly status: 'succeeded'; readonly result: Result; readonly error?: undefined }
  /** `error` is what was thrown; `result` that of the time before. */
  | { readonly status: 'failed'; readonly result?: Result; readonly error: unknown };

/** What work that takes a while is given beside its input. */
export interface WorkContext {
  /** Aborted when nobody waits for the result any more. */
  readonly signal: AbortSignal;
}

/** What {@link useAction} returns: the state, and what starts it. */
export type Action<Input extends readonly unknown[], Result> = AsyncState<Result> & {
  /** Starts it; a run that is under way is aborted, and its result is ignored. */
  readonly run: (...input: Input) => void;
  /** Runs it once more with the input of the last run; does nothing before the first. */
  readonly retry: () => void;
  /** Aborts what is under way and returns to `idle`. */
  readonly reset: () => void;
};

/** Options of {@link useAction}. */
export interface ActionOptions<Result> {
  /** Called with the result of the last run. */
  readonly onSuccess?: (result: Result) => void;
  /** Called with what the last run has thrown. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Something that a person does and that takes a while, such as sending or deleting. Only the last run counts. When the
 * component goes, a run is not aborted, as what was asked for should still happen; its result is ignored.
 *
 * @param perform does it; gets the input of `run` after the context
 * @example
 * const leave = useAction(({ signal }, groupId: string) => port.leave({ groupId }, { signal }));
 * <Button loading={leave.status === 'pending'} onClick={() => leave.run(id)}>Leave</Button>
 */
export function useAction<Input extends readonly unknown[], Result>(
  perform: (context: WorkContext, ...input: Input) => Promise<Result>,
  options: ActionOptions<Result> = {},
): Action<Input, Result> {
  const [state, setState] = useState<AsyncState<Result>>({ status: 'idle' });
  const latest = useLatest({ perform, ...options });
  const current = useRef<{ readonly input: Input; readonly controller: AbortController } | null>(null);

  const run = useCallback(
    (...input: Input): void => {
      current.current?.controller.abort();
      const own = { input, controller: new AbortController() };
      current.current = own;
      setState(({ result }) => ({ status: 'pending', result }));
      latest.current.perform({ signal: own.controller.signal }, ...input).then(
        (result) => {
          if (current.current !== own) return;
          setState({ status: 'succeeded', result });
          latest.current.onSuccess?.(result);
        },
        (error: unknown) => {
          if (current.current !== own) return;
          setState(({ result }) => ({ status: 'failed', result, error }));
          latest.current.onError?.(error);
        },
      );
    },
    [latest],
  );
  const retry = useCallback(() => {
    if (current.current) run(...current.current.input);
  }, [run]);
  const reset = useCallback(() => {
    current.current?.controller.abort();
    current.current = null;
    setState({ status: 'idle' });
  }, []);
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );
  return { ...state, run, retry, reset };
}
