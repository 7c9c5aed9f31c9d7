import type { CaptureProblem } from './capture/OpenCapture.ts';

/** Why a recording went no further: its longest time was reached, or the microphone was taken away. */
export type RecordingStop = 'limit' | 'lost';

/** Why there is no recording: the microphone could not be opened, or the encoder could not be loaded or failed. */
export type RecorderProblem = CaptureProblem | 'encoder';

/**
 * Where a voice recorder stands. `starting` asks for the microphone; `stopped` can be finished or cancelled, but not go on;
 * `seconds` are whole ones.
 */
export type VoiceRecorderState =
  | { readonly kind: 'idle' | 'starting' }
  | { readonly kind: 'recording' | 'paused' | 'finishing'; readonly seconds: number }
  | { readonly kind: 'stopped'; readonly seconds: number; readonly reason: RecordingStop }
  | { readonly kind: 'failed'; readonly problem: RecorderProblem };
