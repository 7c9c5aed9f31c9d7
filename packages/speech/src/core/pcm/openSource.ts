import { contextRateOf } from './contextRateOf.ts';
import type { OpenedSource } from './OpenedSource.ts';
import { openStream } from './openStream.ts';
import type { PcmSource } from './PcmSource.ts';

/**
 * Opens a source in a context of its own rate: the one at hand where it fits, else a new one. The browser's own conversion
 * is not good enough, and one browser refuses it.
 *
 * @param target rate of the output, samples per second
 * @param current a context that may be used again
 */
export async function openSource(
  source: PcmSource,
  target: number,
  current?: BaseAudioContext,
): Promise<OpenedSource> {
  if (source instanceof AudioNode) return { node: source, created: null, tracks: [], release: () => {} };
  const { stream, ours } = await openStream(source);
  const tracks = stream.getAudioTracks();
  const rate = contextRateOf(stream, target);
  const fits = current instanceof AudioContext && (rate === undefined || rate === current.sampleRate);
  const created = fits ? null : new AudioContext(rate === undefined ? {} : { sampleRate: rate });
  // Without a press before it, a browser leaves a context suspended: then the stream begins with the next press.
  void created?.resume();
  const context = created ?? (current as AudioContext);
  return {
    node: context.createMediaStreamSource(stream),
    created,
    tracks,
    release: () => {
      for (const track of ours ? tracks : []) track.stop();
    },
  };
}
