import { randomUUID } from 'node:crypto';
import { createSocket } from '@franca/api-client';
import { callEvents, type EventPayload, speechEvents } from '@franca/contract';
import { openPair } from '../support/openPair.ts';

/** A line of a transcript. */
export type Line = EventPayload<typeof speechEvents.speechData>;
/** A time without text. */
export type Gap = EventPayload<typeof speechEvents.speechGap>;

/** Samples of one piece of sound, and for how many milliseconds it lasts. */
export const [pieceSamples, pieceMs] = [2048, 128];

/** Two people in a call; the second one reads its transcript in Spanish. */
export async function openCall(url: string) {
  const pair = await openPair(url);
  const { sender, reader, topicId: topic_id } = pair;
  const uuid = randomUUID();
  await sender.api.calls.start({ body: { topic_id, uuid, is_video: false } });
  await reader.api.calls.accept({ body: { topic_id, uuid } });
  const ends: (() => void)[] = [pair.close];

  const open = (person: typeof sender, language: string) => {
    const getToken = person.getToken;
    const query = { accent_code: language, lang_code: language, target_lang_codes: ['en', 'es'] };
    const socket = createSocket('/speech', { url, userId: person.userId, getToken, query });
    const call = createSocket('/call', { url, userId: person.userId, getToken });
    ends.push(socket.close, call.close);
    socket.connect();
    call.connect();
    let number = 0;
    return {
      socket,
      /** Stays in the call. */
      stay: () => call.emit(callEvents.callListen, { uuid }),
      /** Sends a piece of sound. */
      sound: (samples: Int16Array<ArrayBuffer>) => {
        const audio = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
        void socket.emit(speechEvents.speechStream, { uuid, audio, number });
        number += 1;
      },
      /** Resolves once the server has come to what is sent now. */
      passed: () => socket.emit(speechEvents.speechStop, { uuid }),
      text: (id: string, data: string) =>
        void socket.emit(speechEvents.speechText, { uuid, id, data, isFinal: true, revision: 0 }),
    };
  };
  const [speaker, listener] = [open(sender, 'en'), open(reader, 'es')];
  const lines = new Set<(line: Line) => void>();
  const gaps: Gap[] = [];
  listener.socket.on(speechEvents.speechData, {}, (line) => {
    for (const take of lines) take(line);
  });
  listener.socket.on(speechEvents.speechGap, {}, (gap) => gaps.push(gap));
  await Promise.all([speaker.stay(), listener.stay()]);
  const { success } = await listener.socket.emit(speechEvents.speechListen, { uuid });
  if (!success) throw new Error('The transcript could not be read.');
  return {
    speaker,
    listener,
    gaps,
    /** Calls back with every line that the reader gets; the returned function stops that. */
    onLine: (take: (line: Line) => void) => {
      lines.add(take);
      return () => void lines.delete(take);
    },
    close: () => {
      for (const end of ends) end();
    },
  };
}

/** A call whose transcript is read. */
export type TranscribedCall = Awaited<ReturnType<typeof openCall>>;
