/**
 * One model of sherpa-onnx in a process of its own: the engine ends its process where a model is damaged, and its memory is the
 * system's again when the process ends. Its argument is the model as JSON (`InstalledSpeechModel`) and the most megabytes.
 */
import sherpa, { type OnlineStream } from 'sherpa-onnx-node';
import type { SherpaAnswer, SherpaRequest } from './SherpaMessage.ts';
import type { InstalledSpeechModel } from './speechModels.ts';

const [, , model = '{}', maxMegabytes = '0'] = process.argv;
const { files }: Pick<InstalledSpeechModel, 'files'> = JSON.parse(model);
const { encoder, decoder, joiner, tokens } = files;
const sampleRate = 16_000;
/** Words at the end are known when some silence follows. */
const endSamples = 0.5 * sampleRate;

const answer = (message: SherpaAnswer): void => void process.send?.(message);

const recognizer = new sherpa.OnlineRecognizer({
  featConfig: { sampleRate, featureDim: 80 },
  modelConfig: {
    transducer: { encoder, decoder, joiner },
    tokens,
    numThreads: 1,
    provider: 'cpu',
    debug: 0,
  },
});
const streams = new Map<number, { stream: OnlineStream; text: string }>();

function recognize(stream: OnlineStream): string {
  while (recognizer.isReady(stream)) recognizer.decode(stream);
  return recognizer.getResult(stream).text.trim();
}

function take({ kind, id, ...rest }: SherpaRequest): void {
  if (kind === 'begin') streams.set(id, { stream: recognizer.createStream(), text: '' });
  const open = streams.get(id);
  if (!open || kind === 'begin') return;
  const { stream } = open;
  if (kind === 'drop') {
    streams.delete(id);
    return;
  }
  if (kind === 'end') {
    stream.acceptWaveform({ samples: new Float32Array(endSamples), sampleRate });
    stream.inputFinished();
    streams.delete(id);
    answer({ kind: 'text', id, text: recognize(stream), isFinal: true });
    return;
  }
  const { samples } = rest as { samples: Int16Array };
  stream.acceptWaveform({ samples: Float32Array.from(samples, (value) => value / 32_768), sampleRate });
  const text = recognize(stream);
  answer({ kind: 'taken', id, count: samples.length });
  if (text !== open.text) answer({ kind: 'text', id, text, isFinal: false });
  open.text = text;
  // The next utterance starts another process.
  if (process.memoryUsage.rss() > Number(maxMegabytes) * 1_000_000) process.exit(1);
}

process.on('message', (message) => take(message as SherpaRequest));
process.on('disconnect', () => process.exit(0));
answer({ kind: 'ready' });
