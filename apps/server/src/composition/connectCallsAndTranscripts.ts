import type { AppOverrides } from '../core/AppOverrides.ts';
import type { Core } from '../core/Core.ts';
import { decodeSound } from '../domains/attachmentTexts/decodeSound.ts';
import type { Calls } from '../domains/calls/Calls.ts';
import { connectCalls } from '../domains/calls/connectCalls.ts';
import { connectCallVoices } from '../domains/demo/connectCallVoices.ts';
import type { Files } from '../domains/files/Files.ts';
import type { ReferenceData } from '../domains/referenceData/connectReferenceData.ts';
import { connectTranscripts } from '../domains/transcripts/connectTranscripts.ts';
import type { Transcripts } from '../domains/transcripts/Transcripts.ts';
import { chooseAdapters } from './chooseAdapters.ts';
import type { LanguageEngines } from './chooseLanguageEngines.ts';
import type { Conversations } from './connectConversations.ts';
import type { People } from './connectPeople.ts';

/** What calls and their transcripts need of the other domains. */
export type CallsAndTranscriptsDeps = Pick<People, 'users' | 'presence' | 'notifications' | 'contacts'> &
  Pick<Conversations, 'topics' | 'translations' | 'push' | 'chat'> & {
    files: Files;
    languageByName: ReferenceData['languageByName'];
    recognizers: LanguageEngines['recognizers'];
    /** Whether there are people of the demo, whose recorded voices answer. */
    hasDemo: boolean;
  };

/** Connects calls with the rooms that carry their media, live transcripts, and recorded voices. */
export async function connectCallsAndTranscripts(
  core: Core,
  deps: CallsAndTranscriptsDeps,
  overrides: Pick<AppOverrides, 'rooms'>,
): Promise<{ calls: Calls; transcripts: Transcripts }> {
  const { users, presence, notifications, contacts, topics, translations, push, chat, files } = deps;
  const { config } = core;

  const rooms =
    overrides.rooms ?? (await chooseAdapters.mediaRooms(config, core, (person) => calls.mayJoin(person)));
  core.onStop(rooms.close);
  const voicesIn = connectCallVoices(core, {
    hasDemo: deps.hasDemo,
    users,
    onlineAmong: presence.onlineAmong,
    calls: () => calls,
    transcripts: () => transcripts,
    decodeSound,
  });
  const calls = connectCalls(core, {
    topics,
    contacts,
    users,
    chat,
    files,
    notifications,
    push,
    rooms,
    google: chooseAdapters.google(config, core),
    transcripts: () => transcripts,
    voicesIn,
  });
  const transcripts = connectTranscripts(core, {
    calls: () => calls,
    isLocalOnly: topics.isLocalOnly,
    users,
    languageByName: deps.languageByName,
    recognizers: deps.recognizers,
    translateIn: translations.translate,
  });
  return { calls, transcripts };
}
