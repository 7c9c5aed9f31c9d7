import type { FakeSound } from './createFakeSound.ts';
import { createFakeSound } from './createFakeSound.ts';

/** What {@link createFakeMicrophone} is made from. */
export interface FakeMicrophoneOptions {
  /** What it hears. Default: speech-like noise. */
  readonly sound?: FakeSound;
  /** Its sample rate, samples per second. Default: what the browser likes. */
  readonly sampleRate?: number;
  /** Length of the sound in seconds, after which it begins again. Default 4. */
  readonly seconds?: number;
}

/** A microphone for stories and tests, made by {@link createFakeMicrophone}. */
export interface FakeMicrophone {
  /** What `getUserMedia` would give. */
  readonly stream: MediaStream;
  /** The same sound inside the audio graph, where every sample arrives: through a stream a busy machine may lose some. */
  readonly node: AudioNode;
  /** One turn of the sound, to compare with. */
  readonly samples: Float32Array<ArrayBuffer>;
  /** The context it lives in. */
  readonly context: AudioContext;
  /** Begins to sound; until then it hears silence. */
  readonly start: () => void;
  /** Is unplugged: the tracks end, as they do with a real one. */
  readonly unplug: () => void;
  /** Releases everything. */
  readonly close: () => Promise<void>;
}

/**
 * Makes a microphone that hears a computed sound, the same every time.
 *
 * @example
 * const microphone = createFakeMicrophone({ sound: { kind: 'tone', frequency: 1_000 } });
 * microphone.start();
 * const stream = await createPcmStream({ workletUrl, source: microphone.stream, onItem });
 */
export function createFakeMicrophone(options: FakeMicrophoneOptions = {}): FakeMicrophone {
  const { sound = { kind: 'speech' }, sampleRate, seconds = 4 } = options;
  const context = new AudioContext(sampleRate === undefined ? {} : { sampleRate });
  const samples = createFakeSound(sound, context.sampleRate, seconds);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
  buffer.copyToChannel(samples, 0);
  const node = new AudioBufferSourceNode(context, { buffer, loop: true });
  const target = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
  node.connect(target);
  const endTracks = (): void => {
    for (const track of target.stream.getTracks()) track.stop();
  };
  return {
    stream: target.stream,
    node,
    samples,
    context,
    start: () => node.start(),
    unplug: () => {
      endTracks();
      // A track that a script stops says nothing; one that is unplugged does.
      for (const track of target.stream.getTracks()) track.dispatchEvent(new Event('ended'));
    },
    close: async () => {
      endTracks();
      if (context.state !== 'closed') await context.close();
    },
  };
}
