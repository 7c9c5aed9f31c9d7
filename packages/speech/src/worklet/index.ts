import { CaptureProcessor } from './captureProcessor.ts';

registerProcessor('franca-capture', CaptureProcessor);
