import { speechEvents } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { canonicalLanguage, primaryLanguage } from '../../ports/translation/languageTags.ts';
import type { SocketHandle } from '../../realtime/SocketHandler.ts';
import type { TranscriptNews } from './createTranscriptNews.ts';
import type { Speaking, Voices } from './createVoices.ts';
import { transcriptRows } from './transcriptRows.ts';

/** What {@link serveSpeakers} needs. */
export type SpeakersOptions = {
  core: Pick<Core, 'clock' | 'database' | 'sockets'>;
  voices: Pick<Voices, 'receiveSound' | 'read' | 'pause'>;
  news: Pick<TranscriptNews, 'announce'>;
};

/** Who speaks, and in which language, by the handshake of their socket. */
function speakingOf(
  payload: { uuid: string },
  userId: string,
  socket: Pick<SocketHandle<'/speech'>, 'id' | 'handshake'>,
): Speaking {
  const { accent_code, lang_code } = socket.handshake;
  const isOfLanguage = primaryLanguage(accent_code) === primaryLanguage(lang_code);
  return {
    uuid: payload.uuid.toLowerCase(),
    userId,
    socketId: socket.id,
    language: canonicalLanguage(isOfLanguage ? accent_code : lang_code) ?? 'en',
  };
}

/** Serves those who speak in calls with a transcript: their sound, the text of their browser, and whether they refuse. */
export function serveSpeakers({ core, voices, news }: SpeakersOptions): void {
  const { clock, database, sockets } = core;
  sockets.listen(speechEvents.speechStream, ({ payload, userId, socket }) =>
    voices.receiveSound(speakingOf(payload, userId, socket), payload),
  );
  sockets.listen(speechEvents.speechText, ({ payload, userId, socket }) =>
    voices.read(speakingOf(payload, userId, socket), payload),
  );
  sockets.listen(speechEvents.speechStreamStop, ({ payload, userId, socket }) =>
    voices.pause(speakingOf(payload, userId, socket)),
  );
  sockets.listen(speechEvents.speechRefuse, async ({ payload, userId }) => {
    const uuid = payload.uuid.toLowerCase();
    await transcriptRows.setSpeaker(
      database.db,
      { callUuid: uuid, userId, seenAt: clock() },
      { isRefused: payload.is_refused, session: null },
    );
    await news.announce(uuid);
  });
}
