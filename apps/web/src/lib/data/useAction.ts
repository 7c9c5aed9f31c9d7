import { useState } from 'react';
import { errorText } from './errorText.ts';
import { toasts } from './toasts.ts';

/** A write to the server and whether it is under way. */
export interface Action<Input> {
  /** Whether the response is awaited. */
  readonly isPending: boolean;
  /** Starts it. A failure shows its toast. */
  readonly run: (input: Input) => void;
}

/**
 * A write to the server, for pages that load without the cache of queries: failures are shown as a toast.
 *
 * @param act what is done; it may go on after the response
 */
export function useAction<Input>(act: (input: Input) => Promise<unknown>): Action<Input> {
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    run: (input) => {
      setPending(true);
      act(input)
        .catch((error: unknown) => toasts.show({ style: 'error', content: errorText(error) }))
        .finally(() => setPending(false));
    },
  };
}
