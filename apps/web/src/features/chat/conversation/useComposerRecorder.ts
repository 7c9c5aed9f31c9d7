import type { ComposerRecorder } from '@franca/chat-kit';
import { useVoiceRecorder, type VoiceRecorderModel } from '@franca/speech/react';
import workletUrl from '@franca/speech/worklet?worker&url';

function stateOf(state: VoiceRecorderModel['state']): ComposerRecorder['state'] {
  if (state.kind === 'stopped') return state.reason;
  return state.kind === 'failed' ? 'idle' : state.kind;
}

/** The voice recorder for the composer; what it records is a file named audio.mp3 (docs/behaviour/speech.md, Voice recorder). */
export function useComposerRecorder(): ComposerRecorder {
  const { state, start, finish, ...recorder } = useVoiceRecorder({ workletUrl });
  return {
    ...recorder,
    state: stateOf(state),
    seconds: 'seconds' in state ? state.seconds : 0,
    problem: state.kind === 'failed' ? state.problem : null,
    start: () => void start(),
    finish: async () => {
      const recording = await finish();
      if (!recording) return null;
      const { file, duration, peaks } = recording;
      return { file, name: file.name, duration, peaks };
    },
  };
}
