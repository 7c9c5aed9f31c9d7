import type { LocalMedia } from '@franca/call-kit';
import { createPcmStream, type PcmItem, type PcmStream } from '@franca/speech';
import workletUrl from '@franca/speech/worklet?worker&url';
import type { VoiceChunk } from './SpeechWire.ts';

/** The recorder of the call's own microphone. */
export interface VoiceCapture {
  /** Takes the sound, or stops to. */
  readonly setActive: (isActive: boolean) => void;
  /** Releases what was opened; the microphone of the call is left as it is. */
  readonly close: () => void;
}

/** Options of {@link createVoiceCapture}. */
export interface VoiceCaptureOptions {
  /** The devices of the call, whose microphone is followed: muted it is silent, and another one takes its place. */
  readonly local: LocalMedia;
  readonly onChunk: (chunk: VoiceChunk) => void;
  /** Nothing comes until more is said: the microphone is muted, or gone. */
  readonly onPause: () => void;
  /** Makes the stream; another one in tests. */
  readonly createStream?: typeof createPcmStream;
}

/** The browser's track of the microphone, while it is on. */
function voiceOf(local: LocalMedia): MediaStreamTrack | null {
  const { microphone } = local.getSnapshot();
  if (microphone.kind !== 'on' || !microphone.isEnabled) return null;
  return microphone.track.media;
}

/** Takes the voice from the microphone of a call, in chunks of 2,048 samples at 16 kHz (docs/behaviour/calls.md, Transcript). */
export function createVoiceCapture(options: VoiceCaptureOptions): VoiceCapture {
  const { local, onChunk, onPause, createStream = createPcmStream } = options;
  let isActive = false;
  let isClosed = false;
  let stream: PcmStream | null = null;
  let source: MediaStreamTrack | null = null;
  let isSending = false;
  let count = 0;
  let work: Promise<void> = Promise.resolve();

  const onItem = (item: PcmItem): void => {
    if ('gap' in item || !isSending || !isActive) return;
    onChunk({ samples: item.samples, number: count, at: Math.round(item.startSeconds * 1000) });
    count += 1;
  };

  async function follow(): Promise<void> {
    const wanted = isActive && !isClosed ? voiceOf(local) : null;
    if (!wanted) {
      if (isSending) {
        isSending = false;
        stream?.mute();
        onPause();
      }
      if (isClosed || !isActive) {
        await stream?.stop();
        stream = null;
        source = null;
      }
      return;
    }
    if (stream && source === wanted) stream.unmute();
    else {
      source = wanted;
      const media = new MediaStream([wanted]);
      if (stream) await stream.switchTo(media);
      else stream = await createStream({ workletUrl, source: media, onItem });
      stream.unmute();
    }
    isSending = true;
  }
  const update = (): void => {
    work = work.then(follow).catch(() => {
      // The browser refused the context or the track ended meanwhile: the next change of the devices tries again.
      stream = null;
      source = null;
      isSending = false;
    });
  };
  const unsubscribe = local.subscribe(update);
  return {
    setActive: (next) => {
      if (next === isActive) return;
      isActive = next;
      update();
    },
    close: () => {
      if (isClosed) return;
      isClosed = true;
      unsubscribe();
      update();
    },
  };
}
