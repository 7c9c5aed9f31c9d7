import { pcmProcessorName } from '../core/pcm/WorkletMessages.ts';
import { CaptureProcessor } from './captureProcessor.ts';
import { PcmProcessor } from './pcmProcessor.ts';

registerProcessor('franca-capture', CaptureProcessor);
registerProcessor(pcmProcessorName, PcmProcessor);
