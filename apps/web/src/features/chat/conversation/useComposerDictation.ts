import type { ComposerDictation } from '@franca/chat-kit';
import { speechTagOf } from '@franca/speech';
import { useDictation } from '@franca/speech/react';
import { useCallback, useRef } from 'react';
import { useMe } from '../../../lib/data/useMe.ts';

/** Dictation for the composer, in the accent of the reader's profile (docs/behaviour/speech.md, Speech languages). */
export function useComposerDictation(): ComposerDictation {
  const { data: me } = useMe();
  const listener = useRef<(words: string) => void>(() => {});
  const { state, start, stop, cancel } = useDictation({
    language: speechTagOf(me?.accent ?? me?.language),
    onText: useCallback((words: string) => listener.current(words), []),
  });
  const isOpen = state.kind === 'listening' || state.kind === 'ending';
  return {
    state: isOpen ? state.kind : 'idle',
    heard: isOpen ? `${state.final} ${state.interim}`.trim() : '',
    problem: state.kind === 'failed' ? state.problem : null,
    start: (onText) => {
      listener.current = onText;
      start();
    },
    stop,
    cancel,
  };
}
