import type { PcmSource } from './PcmStream.ts';

/** An open source that is not connected yet. */
export interface OpenedSource {
  /** Gives the sound. */
  readonly node: AudioNode;
  /** The context that was made for it; null when one at hand fitted. */
  readonly created: AudioContext | null;
  /** The tracks to watch; none when the source was a node. */
  readonly tracks: readonly MediaStreamTrack[];
  /** Stops the tracks if we have opened them. */
  readonly release: () => void;
}

/** A stream and whether we have opened it, and therefore close it. */
interface OpenedStream {
  readonly stream: MediaStream;
  readonly ours: boolean;
}

/** Asks for the microphone where the source is only a set of constraints. */
async function openStream(source: Exclude<PcmSource, AudioNode>): Promise<OpenedStream> {
  if (source instanceof MediaStream) return { stream: source, ours: false };
  return { stream: await navigator.mediaDevices.getUserMedia({ audio: source }), ours: true };
}

/**
 * The rate a context needs to take a stream unchanged: that of its microphone, where the browser reports it. A microphone
 * below the target rate (a telephone headset at 8 kHz) is left to the browser to raise.
 *
 * @returns samples per second, or undefined when the context should choose
 */
function contextRateOf(stream: MediaStream, target: number): number | undefined {
  const rate = stream.getAudioTracks()[0]?.getSettings().sampleRate;
  return rate === undefined ? undefined : Math.max(rate, target);
}

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
