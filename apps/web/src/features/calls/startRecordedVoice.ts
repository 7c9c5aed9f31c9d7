import type { CallSession } from '@franca/call-kit';
import { loadSdk } from '@franca/call-kit/twilio';
import type { ConnectOptions } from 'twilio-video';
import { api } from '../../lib/data/api.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { translate } from '../../strings/texts.ts';
import { socketUrl } from './socketUrl.ts';

/** Seconds of silence after each sentence. */
const pauseSeconds = 2;

/** Resolves once the viewer is in the call; false where it ended before. */
function joined({ getSnapshot, subscribe }: CallSession, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const read = (): void => {
      const { kind } = getSnapshot().state;
      if (kind !== 'joined' && kind !== 'ended' && !signal.aborted) return;
      stop();
      signal.removeEventListener('abort', read);
      resolve(kind === 'joined');
    };
    const stop = subscribe(read);
    signal.addEventListener('abort', read);
    read();
  });
}

/** Plays sounds into a track, one after the other. */
function createTrack() {
  const context = new AudioContext();
  const destination = context.createMediaStreamDestination();
  const play = (sound: AudioBuffer): Promise<void> =>
    new Promise((resolve) => {
      const source = new AudioBufferSourceNode(context, { buffer: sound });
      source.connect(destination);
      source.onended = () => resolve();
      source.start();
    });
  return {
    track: destination.stream.getAudioTracks()[0],
    decode: (base64: string) =>
      context.decodeAudioData(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer),
    silence: () =>
      new AudioBuffer({ length: pauseSeconds * context.sampleRate, sampleRate: context.sampleRate }),
    play,
    close: () => void context.close(),
  };
}

/**
 * Answers a call for a person of the demo who is away: this page takes part in it a second time, as that person, with a recorded
 * voice that says a few sentences over and over (docs/behaviour/calls.md, Recorded voices of the demo).
 *
 * @param session the viewer's own part in the call
 * @param nameOf the name of somebody in the call
 * @returns ends the voice
 */
export function startRecordedVoice(session: CallSession, nameOf: (userId: string) => string): () => void {
  const { uuid } = session.facts;
  const ending = new AbortController();
  const { signal } = ending;

  async function speak(): Promise<void> {
    const body = { uuid };
    const { user_id, token, signaling_url, sentences } = await api.demo.voice({ body });
    if (signal.aborted) return;
    const sound = createTrack();
    signal.addEventListener('abort', sound.close, { once: true });
    const spoken = await Promise.all(sentences.map(({ mp3 }) => sound.decode(mp3)));
    const { connect } = await loadSdk();
    if (signal.aborted || !sound.track) return;
    const own: ConnectOptions & { wsServer?: string } = signaling_url
      ? { wsServer: socketUrl(signaling_url), insights: false }
      : {};
    const room = await connect(token, { ...own, maxAudioBitrate: 16_000, tracks: [sound.track] });
    const leave = (): void => void room.disconnect();
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    addEventListener('pagehide', leave, { once: true, signal });
    // The person is here on another page now, or the call is over.
    room.once('disconnected', () => ending.abort());
    if (!(await joined(session, signal))) return ending.abort();
    toasts.show({
      style: 'info',
      content: translate('calls.recordedVoice', { name: nameOf(user_id) }),
    });
    while (!signal.aborted)
      for (const [sentence, words] of spoken.entries()) {
        await sound.play(words);
        // Its line is missing where that fails, and the next one comes.
        if (!signal.aborted) api.demo.said({ body: { ...body, sentence } }).catch(() => undefined);
        await sound.play(sound.silence());
      }
  }

  // Nobody answers then, as without a voice.
  speak().catch(() => ending.abort());
  return () => ending.abort();
}
