export { createRandom } from './createRandom.ts';
export {
  createFakeMicrophone,
  type FakeMicrophone,
  type FakeMicrophoneOptions,
} from './microphone/createFakeMicrophone.ts';
export type { FakeSound } from './microphone/createFakeSound.ts';
export { createFakeSound } from './microphone/createFakeSound.ts';
export { measureQuality, type ResamplerQuality } from './quality/measureQuality.ts';
export type { ToneSetup } from './quality/measureTone.ts';
export type { ResamplerUnderTest } from './quality/runThrough.ts';
export { runThrough } from './quality/runThrough.ts';
export { type RecognitionDriver, recognitionDriver } from './recognitionDriver.ts';
