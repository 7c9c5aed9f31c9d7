import { randomUUID } from 'node:crypto';
import type { Core } from '../../core/Core.ts';
import type { Users } from '../users/Users.ts';
import type { TranscriptNews } from './createTranscriptNews.ts';
import { type SpokenLanguage, spokenBy, type TranscriptViews } from './createTranscriptViews.ts';
import { preparedSource, type Voices } from './createVoices.ts';
import type { Transcripts } from './Transcripts.ts';
import { transcriptRows } from './transcriptRows.ts';

/** What {@link createRecordedVoices} needs. */
export type RecordedVoicesOptions = {
  core: Pick<Core, 'clock' | 'database'>;
  users: Pick<Users, 'find'>;
  languageByName: (name: string) => SpokenLanguage | undefined;
  views: Pick<TranscriptViews, 'get' | 'engineFor'>;
  voices: Pick<Voices, 'receiveSound' | 'read' | 'pause'>;
  news: Pick<TranscriptNews, 'announce'>;
};

/** Puts what recorded voices say into transcripts. */
export function createRecordedVoices(options: RecordedVoicesOptions): Pick<Transcripts, 'prepare' | 'say'> {
  const { core, users, languageByName, views, voices, news } = options;
  return {
    prepare: async ({ uuid, userId }) => {
      const [user] = await users.find([userId]);
      const language = user && spokenBy(user, languageByName);
      if (!language || views.engineFor(await views.get(uuid), language)) return;
      const speaker = { callUuid: uuid, userId, seenAt: core.clock() };
      await transcriptRows.setSpeaker(core.database.db, speaker, { ...preparedSource, language });
      await news.announce(uuid);
    },
    say: async ({ uuid, userId, text, sound }) => {
      const view = await views.get(uuid);
      const language = view.people.get(userId)?.language;
      if (!view.run || !language) return;
      const speaking = { uuid, userId, socketId: `recorded:${userId}`, language };
      if (views.engineFor(view, language)) {
        await voices.receiveSound(speaking, {
          audio: new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength),
        });
        await voices.pause(speaking);
        return;
      }
      const line = { id: randomUUID(), data: text, isFinal: true, revision: 0 };
      await voices.read(speaking, line, preparedSource);
    },
  };
}
