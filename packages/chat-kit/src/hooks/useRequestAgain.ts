import { useEffect, useRef } from 'react';

/** Options of {@link useRequestAgain}. */
export interface RequestAgainOptions {
  /** Names what is requested: with another the pauses begin anew. */
  readonly key: string;
  /**
   * The last response, while it says that it is still being made; null otherwise, and while a request is open: the next one
   * would end it, and on a slow network none would ever be answered.
   */
  readonly response: object | null;
  /** Requests it. */
  readonly request: () => void;
  /** Milliseconds from the first response to the second request; they double each time. */
  readonly firstPause: number;
}

/** The longest of the pauses, in milliseconds. */
const longestPause = 60_000;

/** Requests what is being made again, less and less often: no event says when it is there, or one may be lost. */
export function useRequestAgain({ key, response, request, firstPause }: RequestAgainOptions): void {
  const made = useRef({ key, count: 0 });
  useEffect(() => {
    if (!response) return undefined;
    const count = made.current.key === key ? made.current.count : 0;
    const timer = setTimeout(
      () => {
        made.current = { key, count: count + 1 };
        request();
      },
      Math.min(longestPause, firstPause * 2 ** count),
    );
    return () => clearTimeout(timer);
  }, [key, response, request, firstPause]);
}
