export { type DictationModel, type UseDictationOptions, useDictation } from './useDictation.ts';
export { type UseLevelMeterOptions, useLevelMeter } from './useLevelMeter.ts';
export {
  type PcmStreamModel,
  type PcmStreamState,
  type UsePcmStreamOptions,
  usePcmStream,
} from './usePcmStream.ts';
export {
  type UseVoiceRecorderOptions,
  useVoiceRecorder,
  type VoiceRecorderModel,
} from './useVoiceRecorder.ts';
