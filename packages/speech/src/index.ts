export { browserRecognition } from './core/dictation/browserRecognition.ts';
export { createDictation, type Dictation, type DictationOptions } from './core/dictation/createDictation.ts';
export type { DictationProblem, DictationState } from './core/dictation/DictationState.ts';
export type {
  Recognition,
  RecognitionHandlers,
  RecognitionPort,
  RecognizedPiece,
} from './core/dictation/RecognitionPort.ts';
export { createDownsampler } from './core/downsampler/createDownsampler.ts';
export type { Downsampler, DownsamplerOptions, Engine, Profile } from './core/downsampler/Downsampler.ts';
export { speechTagOf } from './core/languages/speechTagOf.ts';
export { speechTags } from './core/languages/speechTags.ts';
export type { FrameLoop } from './core/level/createFrameLoop.ts';
export { createLevelMeter, type LevelMeter, type LevelMeterOptions } from './core/level/createLevelMeter.ts';
export { levelOf } from './core/level/levelOf.ts';
export { createPcmStream } from './core/pcm/createPcmStream.ts';
export { encodeWav } from './core/pcm/encodeWav.ts';
export type { PcmChunk, PcmGap, PcmGapReason, PcmItem } from './core/pcm/PcmItem.ts';
export type { PcmSource, PcmStream, PcmStreamOptions } from './core/pcm/PcmStream.ts';
export { CaptureError, type CaptureProblem } from './core/recorder/capture/CaptureError.ts';
export type { Capture, CaptureHandlers, OpenCapture } from './core/recorder/capture/OpenCapture.ts';
export { type MicrophoneOptions, openMicrophone } from './core/recorder/capture/openMicrophone.ts';
export { createVoiceRecorder, type VoiceRecorderOptions } from './core/recorder/createVoiceRecorder.ts';
export { type AudioEncoding, encodeMp3, type StartEncoding } from './core/recorder/mp3/encodeMp3.ts';
export { peaksOf } from './core/recorder/peaksOf.ts';
export type {
  RecorderProblem,
  RecordingStop,
  VoiceRecorder,
  VoiceRecorderState,
  VoiceRecording,
} from './core/recorder/VoiceRecorder.ts';
