import type { ComposerDictation } from '@franca/chat-kit';
import type { Dictation, DictationState } from '@franca/speech';
import { useEffect, useMemo, useRef } from 'react';
import { toasts } from '../../../lib/data/toasts.ts';
import { useMe } from '../../../lib/data/useMe.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { translate } from '../../../strings/texts.ts';
import { useLateStore } from './useLateStore.ts';

const load = () => import('./composerVoice.ts');
whenIdle(load);

async function makeDictation(): Promise<
  Dictation & { readonly tagOf: (name: string | undefined) => string }
> {
  const { createDictation, speechTagOf } = await load();
  return { ...createDictation(), tagOf: (name) => speechTagOf(name) };
}

const idle: DictationState = { kind: 'idle' };

/** Dictation for the composer, in the accent of the reader's profile (docs/behaviour/speech.md, Speech languages). */
export function useComposerDictation(): ComposerDictation {
  const { data: me } = useMe();
  const { state, store, loadStore } = useLateStore(makeDictation, idle);
  const listener = useRef<(words: string) => void>(() => {});
  const accent = me?.accent ?? me?.language;
  useEffect(
    () =>
      store?.subscribe(() => {
        const now = store.getState();
        const isOver = now.kind === 'ended' || now.kind === 'failed';
        if (isOver && now.text !== '') listener.current(now.text);
      }),
    [store],
  );
  const actions = useMemo(
    () => ({
      start: (onText: (words: string) => void) => {
        listener.current = onText;
        loadStore().then(
          (dictation) => dictation?.start(dictation.tagOf(accent)),
          () => toasts.show({ style: 'error', content: translate('errors.network') }),
        );
      },
      stop: () => store?.stop(),
      cancel: () => store?.cancel(),
    }),
    [store, loadStore, accent],
  );
  const isOpen = state.kind === 'listening' || state.kind === 'ending';
  return {
    ...actions,
    state: isOpen ? state.kind : 'idle',
    heard: isOpen ? `${state.final} ${state.interim}`.trim() : '',
    problem: state.kind === 'failed' ? state.problem : null,
  };
}
