// Dictation and recorder of the composer: loaded when the page is idle, or when somebody speaks.
export { createDictation, createVoiceRecorder, openMicrophone, speechTagOf } from '@franca/speech';
export { default as workletUrl } from '@franca/speech/worklet?worker&url';
