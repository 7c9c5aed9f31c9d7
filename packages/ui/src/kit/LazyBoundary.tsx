import { type FunctionComponent, type ReactNode, useState } from 'react';
import { LoadError } from './LoadError.tsx';

/** One attempt to fetch a part. */
export interface Attempt<Props> {
  /** Resolves when the part has been loaded, and when loading has failed. */
  readonly end: Promise<void>;
  /** The part; null when loading failed, and absent before the end. */
  Part?: FunctionComponent<Props> | null;
}

/** Where a part comes from, and what happens when it cannot be loaded. */
export interface LazySource<Props> {
  /** The attempt that is under way, or that succeeded; null when the next one fetches. */
  current: Attempt<Props> | null;
  /** Fetches the part, or joins the attempt that is under way. */
  readonly fetch: () => Attempt<Props>;
  /** Closes what was opened; null for decoration; without it the sentence stands in the place of the part. */
  readonly giveUp: ((props: Props) => void) | null | undefined;
  /** What the sentence must not displace. */
  readonly beside: ((props: Props) => ReactNode) | undefined;
}

/** Props of {@link LazyBoundary}. */
export interface LazyBoundaryProps<Props extends object> {
  /** Where the part comes from. */
  source: LazySource<Props>;
  /** Props of the part. */
  given: Props;
}

/** Renders a part that is fetched when it is first needed, or an error in its place. Suspends while it is loading. */
export function LazyBoundary<Props extends object>({ source, given }: LazyBoundaryProps<Props>) {
  const { fetch, giveUp, beside } = source;
  const [attempt, setAttempt] = useState<Attempt<Props> | null>(fetch);
  const [first] = useState(attempt);
  // Thrown, as `lazy` does: what `use` waits for inside an `act` of a test may be forgotten.
  if (attempt && attempt.Part === undefined) throw attempt.end;
  if (attempt?.Part) return <attempt.Part {...given} />;
  // What stays mounted while it is closed was opened again.
  if (!attempt && 'open' in given && given.open) setAttempt(fetch());

  const consume = (): boolean => {
    // Several may have waited for the same file: the failure is announced once, and the next one fetches.
    if (!attempt || source.current !== attempt) return false;
    source.current = null;
    // Screen readers announce the sentence in the part's place when it appears, but not when it stays.
    if (!giveUp) return giveUp === undefined && attempt !== first;
    setAttempt(null);
    giveUp(given);
    return true;
  };
  return (
    <LoadError onError={consume} onRetry={giveUp === undefined ? () => setAttempt(fetch()) : undefined}>
      {beside?.(given)}
    </LoadError>
  );
}
