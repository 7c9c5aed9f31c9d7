import { useCallback, useEffect, useState } from 'react';
import { type ParsedTranscript, parseTranscript } from '../core/transcript/parseTranscript.ts';
import { type ReadTranscript, readKeptTranscript } from '../core/transcript/readKeptTranscript.ts';

/** Fetches the file of a kept transcript. */
export type LoadTranscript = (options: {
  /** Ends with the view. */
  readonly signal: AbortSignal;
  /** To be called with how much has come, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}) => Promise<string>;

/** Where a kept transcript stands on its way here. */
export type LoadedTranscript =
  | { readonly kind: 'loading'; readonly share: number | undefined }
  | { readonly kind: 'failed' }
  | (ParsedTranscript & { readonly kind: 'refused' })
  | { readonly kind: 'ready'; readonly vtt: string; readonly transcript: ReadTranscript };

function read(vtt: string): LoadedTranscript {
  const parsed = parseTranscript(vtt);
  return parsed.kind === 'refused'
    ? parsed
    : { kind: 'ready', vtt, transcript: readKeptTranscript(parsed.entries) };
}

/** Fetches and reads a kept transcript; `retry` fetches it once more. */
export function useLoadedTranscript(load: LoadTranscript): readonly [LoadedTranscript, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LoadedTranscript>({ kind: 'loading', share: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same file again
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const receive = (next: LoadedTranscript) => signal.aborted || setState(next);
    receive({ kind: 'loading', share: undefined });
    load({ signal, onProgress: (share) => receive({ kind: 'loading', share }) }).then(
      (vtt) => receive(read(vtt)),
      () => receive({ kind: 'failed' }),
    );
    return () => stopping.abort();
  }, [load, attempt]);
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
