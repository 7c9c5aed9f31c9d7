import type { ComposerRecorder } from '@franca/chat-kit';
import type { VoiceRecorder, VoiceRecorderState } from '@franca/speech';
import { useMemo } from 'react';
import { toasts } from '../../../lib/data/toasts.ts';
import { whenIdle } from '../../../lib/whenIdle.ts';
import { translate } from '../../../strings/texts.ts';
import { useLateStore } from './useLateStore.ts';

const load = () => import('./composerVoice.ts');
whenIdle(load);

async function makeRecorder(): Promise<VoiceRecorder> {
  const { createVoiceRecorder, openMicrophone, workletUrl } = await load();
  return createVoiceRecorder({ open: openMicrophone({ workletUrl }) });
}

const idle: VoiceRecorderState = { kind: 'idle' };

function stateOf(state: VoiceRecorderState): ComposerRecorder['state'] {
  if (state.kind === 'stopped') return state.reason;
  return state.kind === 'failed' ? 'idle' : state.kind;
}

/** The voice recorder for the composer; what it records is a file named audio.mp3 (docs/behaviour/speech.md, Voice recorder). */
export function useComposerRecorder(): ComposerRecorder {
  const { state, store, loadStore } = useLateStore(makeRecorder, idle);
  const actions = useMemo(
    () => ({
      subscribeLevel: (listener: (level: number) => void) => store?.subscribeLevel(listener) ?? (() => {}),
      start: () => {
        loadStore().then(
          (recorder) => recorder?.start(),
          () => toasts.show({ style: 'error', content: translate('errors.network') }),
        );
      },
      pause: () => store?.pause(),
      resume: () => store?.resume(),
      finish: async () => {
        const recording = await store?.finish();
        if (!recording) return null;
        const { file, duration, peaks } = recording;
        return { file, name: file.name, duration, peaks };
      },
      cancel: () => store?.cancel(),
    }),
    [store, loadStore],
  );
  return {
    ...actions,
    state: stateOf(state),
    seconds: 'seconds' in state ? state.seconds : 0,
    problem: state.kind === 'failed' ? state.problem : null,
  };
}
