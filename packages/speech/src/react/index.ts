export { type DictationModel, type UseDictationOptions, useDictation } from './useDictation.ts';
export {
  type UseVoiceRecorderOptions,
  useVoiceRecorder,
  type VoiceRecorderModel,
} from './useVoiceRecorder.ts';
