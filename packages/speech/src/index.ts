export { browserRecognition } from './core/dictation/browserRecognition.ts';
export {
  createDictation,
  type Dictation,
  type DictationOptions,
  dictationSilence,
} from './core/dictation/createDictation.ts';
export type { DictationProblem, DictationState } from './core/dictation/DictationState.ts';
export type {
  HeardPiece,
  Recognition,
  RecognitionHandlers,
  RecognitionPort,
} from './core/dictation/RecognitionPort.ts';
export { createDownsampler } from './core/downsampler/createDownsampler.ts';
export type { Downsampler } from './core/downsampler/Downsampler.ts';
export type { DownsamplerOptions } from './core/downsampler/DownsamplerOptions.ts';
export type { Engine } from './core/downsampler/Engine.ts';
export type { Profile } from './core/downsampler/Profile.ts';
export { fallbackTag, speechTagOf } from './core/languages/speechTagOf.ts';
export { speechTags } from './core/languages/speechTags.ts';
export { createLevelMeter, type LevelMeter } from './core/level/createLevelMeter.ts';
export type { FrameLoop } from './core/level/FrameLoop.ts';
export type { LevelMeterOptions } from './core/level/LevelMeterOptions.ts';
export { highestLevel, levelOf } from './core/level/levelOf.ts';
export { createPcmStream } from './core/pcm/createPcmStream.ts';
export type { PcmChunk } from './core/pcm/PcmChunk.ts';
export type { PcmGap, PcmGapReason } from './core/pcm/PcmGap.ts';
export type { PcmItem } from './core/pcm/PcmItem.ts';
export type { PcmSource } from './core/pcm/PcmSource.ts';
export type { PcmStream } from './core/pcm/PcmStream.ts';
export type { PcmStreamOptions } from './core/pcm/PcmStreamOptions.ts';
export {
  type Capture,
  CaptureError,
  type CaptureHandlers,
  type CaptureProblem,
  type OpenCapture,
} from './core/recorder/capture/OpenCapture.ts';
export { type MicrophoneOptions, openMicrophone } from './core/recorder/capture/openMicrophone.ts';
export {
  createVoiceRecorder,
  longestRecording,
  type VoiceRecorderOptions,
} from './core/recorder/createVoiceRecorder.ts';
export type { AudioEncoding, StartEncoding } from './core/recorder/mp3/AudioEncoding.ts';
export { encodeMp3 } from './core/recorder/mp3/encodeMp3.ts';
export { mp3Rates } from './core/recorder/mp3/mp3Rates.ts';
export { peakCount, peaksOf } from './core/recorder/peaksOf.ts';
export type { VoiceRecorder } from './core/recorder/VoiceRecorder.ts';
export type {
  RecorderProblem,
  RecordingStop,
  VoiceRecorderState,
} from './core/recorder/VoiceRecorderState.ts';
export type { VoiceRecording } from './core/recorder/VoiceRecording.ts';
