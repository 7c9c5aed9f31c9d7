import { createDownsampler, createPcmStream } from '@franca/speech';
import { createFakeMicrophone } from '@franca/speech/testing';
import workletUrl from '@franca/speech/worklet?worker&url';

const microphone = createFakeMicrophone({ sampleRate: 48_000, sound: { kind: 'sweep' } });
// Nothing is heard before the sound begins: silence before it would be among the samples.
await microphone.context.suspend();
const samples: number[] = [];
const stream = await createPcmStream({
  workletUrl,
  source: microphone.node,
  onItem: (item) => {
    if (!('gap' in item)) samples.push(...item.samples);
    if (samples.length < 8_000) return;
    document.body.dataset.engine = createDownsampler({ from: 48_000 }).engine;
    document.body.dataset.samples = samples.slice(0, 8_000).join();
    void stream.stop();
  },
});
microphone.start();
await microphone.context.resume();
