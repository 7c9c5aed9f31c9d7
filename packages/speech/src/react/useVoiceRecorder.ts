import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OpenCapture } from '../core/recorder/capture/OpenCapture.ts';
import { openMicrophone } from '../core/recorder/capture/openMicrophone.ts';
import { createVoiceRecorder } from '../core/recorder/createVoiceRecorder.ts';
import type { VoiceRecorder, VoiceRecorderState } from '../core/recorder/VoiceRecorder.ts';

/** Options of {@link useVoiceRecorder}. */
export interface UseVoiceRecorderOptions {
  /** Address of the worklet file, `@franca/speech/worklet`, on the page's own origin. */
  readonly workletUrl: string;
  /** The longest recording, in milliseconds. Default five minutes. */
  readonly longest?: number;
  /** Opens the microphone instead of the browser. Keep it the same. */
  readonly open?: OpenCapture;
}

/** What {@link useVoiceRecorder} returns. The loudness is not state: subscribe to it, or read it in an animation frame. */
export interface VoiceRecorderModel
  extends Pick<
    VoiceRecorder,
    'start' | 'pause' | 'resume' | 'finish' | 'cancel' | 'subscribeLevel' | 'getLevels'
  > {
  /** The present state; renders once a second while it records. */
  readonly state: VoiceRecorderState;
}

/**
 * The voice recorder for a component; see `createVoiceRecorder`. Unmounting releases the microphone and forgets the
 * recording.
 *
 * @example
 * const recorder = useVoiceRecorder({ workletUrl });
 * const send = async () => upload(await recorder.finish());
 */
export function useVoiceRecorder(options: UseVoiceRecorderOptions): VoiceRecorderModel {
  const { workletUrl, longest, open } = options;
  const recorder = useMemo(
    () => createVoiceRecorder({ open: open ?? openMicrophone({ workletUrl }), longest }),
    [workletUrl, longest, open],
  );
  const state = useSyncExternalStore(recorder.subscribe, recorder.getState, recorder.getState);
  useEffect(() => recorder.cancel, [recorder]);
  const { start, pause, resume, finish, cancel, subscribeLevel, getLevels } = recorder;
  return { state, start, pause, resume, finish, cancel, subscribeLevel, getLevels };
}
