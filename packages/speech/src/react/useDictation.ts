import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { createDictation } from '../core/dictation/createDictation.ts';
import type { DictationState } from '../core/dictation/DictationState.ts';
import type { RecognitionPort } from '../core/dictation/RecognitionPort.ts';

/** Options of {@link useDictation}. */
export interface UseDictationOptions {
  /** What is spoken, as a BCP 47 tag; see `speechTagOf`. */
  readonly language: string;
  /** Called with the text once it has ended, also with an error; not when nothing was recognised. */
  readonly onText?: (text: string) => void;
  /** The recogniser; null where there is none. Keep it the same. Default: the browser's. */
  readonly recognition?: RecognitionPort | null;
}

/** What {@link useDictation} returns. */
export interface DictationModel {
  /** The present state. */
  readonly state: DictationState;
  /** Begins to listen. */
  readonly start: () => void;
  /** Ends it and keeps the words. */
  readonly stop: () => void;
  /** Ends it and forgets the words. */
  readonly cancel: () => void;
}

/**
 * Dictation for a component; see `createDictation`. Unmounting releases the microphone and drops what was said.
 *
 * @example
 * const { state, start, stop } = useDictation({ language: speechTagOf(me.accent), onText: insert });
 * return <button onClick={state.kind === 'listening' ? stop : start}>Dictate</button>;
 */
export function useDictation({ language, onText, recognition }: UseDictationOptions): DictationModel {
  const dictation = useMemo(() => createDictation({ recognition }), [recognition]);
  const state = useSyncExternalStore(dictation.subscribe, dictation.getState, dictation.getState);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  }, [onText]);

  useEffect(() => {
    const unsubscribe = dictation.subscribe(() => {
      const now = dictation.getState();
      const isOver = now.kind === 'ended' || now.kind === 'failed';
      if (isOver && now.text !== '') latest.current?.(now.text);
    });
    return () => {
      unsubscribe();
      dictation.cancel();
    };
  }, [dictation]);

  const start = useCallback(() => dictation.start(language), [dictation, language]);
  return { state, start, stop: dictation.stop, cancel: dictation.cancel };
}
