import { createSocket, type SpeechQuery } from '@franca/api-client';
import type { TranscriptProblem } from '@franca/call-kit/transcript';
import { type Acknowledgement, speechEventNames } from '@franca/contract';
import { session } from '../../../lib/session/session.ts';
import type { SpeechWire, SpeechWireHandlers } from './SpeechWire.ts';
import { toGapEvent, toTranscriptEvent } from './toTranscriptEvent.ts';

/** Options of {@link createSpeechWire}. */
export interface SpeechWireOptions {
  readonly uuid: string;
  readonly userId: string;
  readonly query: SpeechQuery;
}

const problemOf = ({ success, code }: Acknowledgement): TranscriptProblem | null => {
  if (success) return null;
  return code === 'not_permitted' ? 'not-included' : 'refused';
};

/** The transcript of a call over the socket `/speech` (docs/behaviour/sockets.md, Speech events). */
export function createSpeechWire({ uuid, userId, query }: SpeechWireOptions): SpeechWire {
  const socket = createSocket('/speech', {
    userId,
    query,
    getToken: () => session.getState().sessionToken,
    onUnauthorized: () => session.getState().end(),
  });
  const body = { uuid };
  const isConnected = (): boolean => socket.getState().status === 'connected';
  let letGo: (() => void) | null = null;
  let count = 0;
  function open({ onEvents, onLink }: SpeechWireHandlers): () => void {
    const ends = [
      socket.on(speechEventNames.speechData, {}, (line) => {
        count += 1;
        onEvents([toTranscriptEvent(line, count, Date.now())]);
      }),
      socket.on(speechEventNames.speechGap, {}, (gap) => onEvents([toGapEvent(gap)])),
      socket.subscribe(({ status }) => {
        if (status === 'connected') onLink('connected');
        if (status === 'reconnecting' || status === 'refused') onLink('reconnecting');
      }),
    ];
    socket.connect();
    return () => {
      for (const end of ends) end();
      socket.close();
    };
  }

  return {
    open,
    start: async () => {
      try {
        const problem = problemOf(await socket.emit(speechEventNames.speechListen, body));
        // Sent again on every connection from now on.
        if (!problem)
          letGo ??= socket.keepSubscribed(speechEventNames.speechListen, speechEventNames.speechStop, body);
        return problem;
      } catch {
        return 'unavailable';
      }
    },
    stop: () => {
      letGo?.();
      letGo = null;
    },
    setRefused: async (isRefused) => {
      const { success, errors } = await socket.emit(speechEventNames.speechRefuse, {
        ...body,
        is_refused: isRefused,
      });
      if (!success) throw new Error(errors?.[0]);
    },
    sendVoice: ({ samples, number, at }) => {
      if (!isConnected()) return;
      const audio = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
      void socket.emit(speechEventNames.speechStream, { ...body, audio, number, at });
    },
    pauseVoice: () => {
      if (isConnected()) socket.emit(speechEventNames.speechStreamStop, body).catch(() => undefined);
    },
    sendText: ({ id, text: data, isFinal, revision }) => {
      if (!isConnected()) return;
      void socket.emit(speechEventNames.speechText, { ...body, id, data, isFinal, revision });
    },
  };
}
