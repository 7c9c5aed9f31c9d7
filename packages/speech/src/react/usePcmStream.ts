import { useCallback, useEffect, useRef, useState } from 'react';
import { createPcmStream } from '../core/pcm/createPcmStream.ts';
import type { PcmItem } from '../core/pcm/PcmItem.ts';
import type { PcmStream, PcmStreamOptions } from '../core/pcm/PcmStream.ts';

/** Options of {@link usePcmStream}: those of the stream, taken when it starts; the callbacks may change at any time. */
export type UsePcmStreamOptions = PcmStreamOptions;

/** State of a PCM stream; `error` is the browser's. */
export type PcmStreamState =
  | { readonly kind: 'idle' | 'starting' | 'running' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What {@link usePcmStream} returns. */
export interface PcmStreamModel extends Pick<PcmStream, 'mute' | 'unmute' | 'switchTo' | 'stop'> {
  /** The present state. */
  readonly state: PcmStreamState;
  /** Opens the microphone; does nothing while one is open. */
  readonly start: () => Promise<void>;
}

/**
 * A stream of 16-bit chunks for a component; see `createPcmStream`. Chunks and gaps come through the callback and render
 * nothing. Unmounting releases the microphone.
 *
 * @example
 * const { state, start, stop } = usePcmStream({ workletUrl, onItem: (item) => transcript.take(item) });
 * return <button onClick={state.kind === 'running' ? stop : start}>Transcript</button>;
 */
export function usePcmStream(options: UsePcmStreamOptions): PcmStreamModel {
  const [state, setState] = useState<PcmStreamState>({ kind: 'idle' });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const stream = useRef<PcmStream | null>(null);
  // Grows with every start and stop, so that a microphone that is allowed too late is closed again.
  const run = useRef(0);

  const stop = useCallback(async () => {
    run.current += 1;
    const open = stream.current;
    stream.current = null;
    await open?.stop();
    setState({ kind: 'idle' });
  }, []);

  const start = useCallback(async () => {
    if (stream.current) return;
    run.current += 1;
    const mine = run.current;
    setState({ kind: 'starting' });
    try {
      const opened = await createPcmStream({
        ...latest.current,
        onItem: (item: PcmItem) => latest.current.onItem(item),
        onLost: () => latest.current.onLost?.(),
      });
      if (mine !== run.current) return void opened.stop();
      stream.current = opened;
      setState({ kind: 'running' });
    } catch (error) {
      if (mine === run.current) setState({ kind: 'failed', error });
    }
  }, []);

  useEffect(() => () => void stop(), [stop]);

  return {
    state,
    start,
    stop,
    mute: useCallback(() => stream.current?.mute(), []),
    unmute: useCallback(() => stream.current?.unmute(), []),
    switchTo: useCallback(async (source) => stream.current?.switchTo(source), []),
  };
}
