export { type RecognitionDriver, recognitionDriver } from './recognitionDriver.ts';
