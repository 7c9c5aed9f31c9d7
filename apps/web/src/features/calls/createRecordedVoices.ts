import type { CallSession } from '@franca/call-kit';
import { api } from '../../lib/data/api.ts';
import { toasts } from '../../lib/data/toasts.ts';
import { translate } from '../../strings/texts.ts';
import { callMedia, createSound } from './callMedia.ts';
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
  const play = (sound: AudioBuffer, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const source = new AudioBufferSourceNode(context, { buffer: sound });
      source.connect(destination);
      const end = (): void => {
        signal.removeEventListener('abort', end);
        resolve();
      };
      // A context that is closed says no more that a sound has ended.
      signal.addEventListener('abort', end);
      source.onended = end;
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

/** The recorded voices of people of the demo that this page brings into a call. */
export interface RecordedVoices {
  /** Answers for people who are away, once for each; `nameOf` is for the notice. */
  readonly answer: (ids: readonly string[], nameOf: (userId: string) => string) => void;
  /** Ends all of them. */
  readonly close: () => void;
}

/** Runs one work after the other: of several voices one speaks at a time. */
function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}

/**
 * Answers a call for people of the demo who are away: this page takes part in it once more for each, as that person, with a
 * recorded voice that says a few sentences over and over (docs/behaviour/calls.md, Recorded voices of the demo).
 *
 * @param session the viewer's own part in the call
 */
export function createRecordedVoices(session: CallSession): RecordedVoices {
  const { uuid } = session.facts;
  const ending = new AbortController();
  const takeTurn = createTurns();
  const speaking = new Set<string>();

  async function speak(user_id: string, own: AbortController, name: string): Promise<void> {
    const { signal } = own;
    const body = { uuid, user_id };
    const { token, signaling_url, sentences } = await api.demo.voice({ body });
    if (signal.aborted) return;
    const sound = createTrack();
    signal.addEventListener('abort', sound.close, { once: true });
    const spoken = await Promise.all(sentences.map(({ mp3 }) => sound.decode(mp3)));
    if (signal.aborted || !sound.track) return;
    const track = await createSound(sound.track);
    const signalingUrl = signaling_url && socketUrl(signaling_url);
    const room = await callMedia.connect({ token, signalingUrl, tracks: [track] }, { signal });
    if (signal.aborted) return room.disconnect();
    signal.addEventListener('abort', room.disconnect, { once: true });
    // The person is here on another page now, or the call is over.
    room.subscribe(() => {
      if (room.getSnapshot().connection.kind === 'disconnected') own.abort();
    });
    if (!(await joined(session, signal))) return own.abort();
    toasts.show({ style: 'info', content: translate('calls.recordedVoice', { name }) });
    while (!signal.aborted)
      for (const [sentence, words] of spoken.entries()) {
        await takeTurn(async () => {
          if (!signal.aborted) await sound.play(words, signal);
        });
        // Its line is missing where that fails, and the next one comes.
        if (!signal.aborted) api.demo.said({ body: { ...body, sentence } }).catch(() => undefined);
        await sound.play(sound.silence(), signal);
      }
  }

  return {
    answer: (ids, nameOf) => {
      for (const id of ids) {
        if (speaking.has(id) || ending.signal.aborted) continue;
        speaking.add(id);
        const own = new AbortController();
        ending.signal.addEventListener('abort', () => own.abort(), { signal: own.signal });
        // Whoever left may be added again.
        own.signal.addEventListener('abort', () => speaking.delete(id), { once: true });
        // Nobody answers then, as without a voice.
        speak(id, own, nameOf(id)).catch(() => own.abort());
      }
    },
    close: () => ending.abort(),
  };
}
