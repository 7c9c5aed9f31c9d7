// Recording in the page: fetched when somebody first records.
export { type Composition, type CompositionOptions, composeCall } from '../core/recording/composeCall.ts';
export {
  type CallRecorder,
  type CallRecorderOptions,
  createCallRecorder,
  type Encoder,
  type RecorderState,
} from '../core/recording/createCallRecorder.ts';
export {
  RecordingError,
  type RecordingErrorCode,
  type RecordingPort,
} from '../core/recording/RecordingPort.ts';
