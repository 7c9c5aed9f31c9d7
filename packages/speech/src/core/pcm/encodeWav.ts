import type { PcmItem } from './PcmItem.ts';

const headerBytes = 44;
const bytesPerSample = 2;

const lengthOf = (item: PcmItem): number => ('gap' in item ? item.gap.samples : item.samples.length);

/** The header of a file of one channel with 16-bit samples. */
function headerOf(sampleRate: number, soundBytes: number): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(headerBytes));
  const writeText = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index));
  };
  writeText(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + soundBytes, true);
  writeText(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // PCM
  view.setUint16(22, 1, true); // channels
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  writeText(36, 'data');
  view.setUint32(40, soundBytes, true);
  return view;
}

/**
 * Puts what a PCM stream gave into a WAV file: one channel, 16-bit samples. A gap becomes silence of its length, so that
 * every sound stands at its time.
 *
 * @param items chunks and gaps in their order, as `onItem` of `createPcmStream` got them
 * @param sampleRate the `sampleRate` of the stream
 * @returns a blob of type `audio/wav`
 *
 * @example
 * const items: PcmItem[] = [];
 * const stream = await createPcmStream({ workletUrl, onItem: (item) => items.push(item) });
 * await stream.stop();
 * player.src = URL.createObjectURL(encodeWav(items));
 */
export function encodeWav(items: readonly PcmItem[], sampleRate = 16_000): Blob {
  const length = items.reduce((sum, item) => sum + lengthOf(item), 0);
  const sound = new DataView(new ArrayBuffer(length * bytesPerSample));
  let at = 0;
  for (const item of items) {
    if ('gap' in item) {
      at += item.gap.samples;
      continue;
    }
    for (const sample of item.samples) {
      // A file has its bytes in one order, whatever the machine's is.
      sound.setInt16(at * bytesPerSample, sample, true);
      at += 1;
    }
  }
  return new Blob([headerOf(sampleRate, sound.byteLength), sound], { type: 'audio/wav' });
}
