import type { Core } from '../../core/Core.ts';
import { createBackgroundWork } from '../../core/createBackgroundWork.ts';
import { repeat } from '../../core/repeat.ts';
import type { SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import type { Calls } from '../calls/Calls.ts';
import type { Translations } from '../translate/Translations.ts';
import type { Users } from '../users/Users.ts';
import { createReaders } from './createReaders.ts';
import { createRecordedVoices } from './createRecordedVoices.ts';
import {
  createTranscriptLines,
  languageRoom,
  lostGapId,
  readerRoom,
  readersRoom,
  type SpokenGap,
} from './createTranscriptLines.ts';
import { createTranscriptMemory } from './createTranscriptMemory.ts';
import { createTranscriptNews } from './createTranscriptNews.ts';
import { createTranscriptViews, type SpokenLanguage } from './createTranscriptViews.ts';
import { createVoices } from './createVoices.ts';
import { serveSpeakers } from './serveSpeakers.ts';
import type { Transcripts } from './Transcripts.ts';
import { type SpeakerRow, transcriptRows } from './transcriptRows.ts';

/** What transcripts need from the other domains and from the composition root. */
export type TranscriptsDeps = {
  /** Who is in which call, and the pages that follow it. */
  calls: () => Pick<Calls, 'joinedIn' | 'readsSince' | 'sendTranscript' | 'topicOf'>;
  /** Whether only engines of this server may get what is said in a topic. */
  isLocalOnly: (topicId: string) => Promise<boolean>;
  /** Names and languages of people. */
  users: Pick<Users, 'find'>;
  /** A language of profiles by its name. */
  languageByName: (name: string) => SpokenLanguage | undefined;
  /** Engines, the preferred one first. */
  recognizers: readonly SpeechRecognizer[];
  /** Translates what was said in a topic, by its rules. */
  translateIn: Translations['translate'];
};

/** Milliseconds between two times at which the plans and places of readers are looked up. */
const beatEveryMs = 2000;
const dueEveryMs = 3000;
/** Milliseconds without a sign of a recognition, of which every process gives one with each beat, after which it is lost. */
const lostMs = 4 * beatEveryMs;

/** Runs a beat every few seconds, never twice at a time, until the server stops. */
function beatWhile(core: Core, isNeeded: () => boolean, beat: () => Promise<void>): void {
  let isBeating = false;
  const timer = setInterval(() => {
    if (isBeating || !isNeeded()) return;
    isBeating = true;
    void beat().finally(() => {
      isBeating = false;
    });
  }, beatEveryMs);
  timer.unref();
  core.onStop(async () => clearInterval(timer));
}

/** Builds live transcripts over the core: who reads, who speaks, and what is sent to whom. */
export function connectTranscripts(core: Core, deps: TranscriptsDeps): Transcripts {
  const { clock, database, log, sockets } = core;
  const { db } = database;
  const { calls, isLocalOnly, users, languageByName, recognizers, translateIn } = deps;
  const onError = (error: unknown): void => log.error({ err: error }, 'a part of a transcript failed');
  const runInBackground = createBackgroundWork(core, onError);
  const publisher = sockets.publisher('/speech');
  const closing = new AbortController();
  const views = createTranscriptViews({
    db,
    joinedIn: (uuid) => calls().joinedIn(uuid),
    isLocalOnly: async (uuid) => {
      const topicId = await calls().topicOf(uuid);
      return topicId !== undefined && isLocalOnly(topicId);
    },
    findUsers: users.find,
    languageByName,
    recognizers,
  });
  const memory = createTranscriptMemory();
  const { signal } = closing;
  const lines = createTranscriptLines({
    ...{ views, memory, publisher, runInBackground, signal },
    translate: async (uuid, request) => {
      const topicId = await calls().topicOf(uuid);
      if (topicId === undefined) return { status: 'unavailable', detail: 'The call is unknown.' };
      return translateIn(topicId, request);
    },
  });
  const news = createTranscriptNews({
    ...{ core, calls, views, memory, lines, runInBackground },
    voices: () => voices,
  });
  const voices = createVoices({ db, clock, views, lines, announce: news.announce, runInBackground });
  const readers = createReaders({ core, calls, views, news });
  serveSpeakers({ core, voices, news });
  sockets.onConnection('/speech', {
    connected: async () => undefined,
    disconnected: async (_userId, socketId) => {
      voices.close(socketId);
      await readers.close(socketId);
    },
  });

  async function beat(): Promise<void> {
    await readers.beat();
    for (const uuid of voices.calls()) await voices.review(uuid);
    await voices.beat();
    for (const uuid of memory.calls()) await news.forgetIfOver(uuid);
  }
  const isBusy = () => !readers.isEmpty() || voices.calls().length > 0 || memory.calls().length > 0;
  beatWhile(core, isBusy, () => beat().catch(onError));
  core.onStop(async () => closing.abort());
  core.onClose(async () => {
    for (const recognizer of recognizers) await recognizer.close();
  });

  const toGap = (
    { callUuid: uuid, userId, session, seenAt }: SpeakerRow,
    endedAt: Date | null,
  ): SpokenGap => ({
    ...{ uuid, userId, startedAt: seenAt, endedAt, reason: 'connection' },
    id: lostGapId(session ?? ''),
  });

  /** Marks what is missing of people whose process died, or whose page: their lines that go on end there. */
  async function markLost(): Promise<void> {
    const lost = await transcriptRows.lose(db, new Date(clock().getTime() - lostMs));
    for (const speaker of lost) {
      await lines.sendGap(toGap(speaker, null));
      await news.announce(speaker.callUuid);
    }
  }

  async function runDue(): Promise<void> {
    await markLost();
    const unread = await transcriptRows.removeExpired(db, clock());
    const running = await transcriptRows.running(db);
    for (const uuid of running)
      if (!(await readers.stopIfUnread(uuid)) && unread.includes(uuid)) await news.announce(uuid);
  }
  const isRunning = async (): Promise<boolean> => (await transcriptRows.running(db)).length > 0;
  repeat(core, 'transcripts', dueEveryMs, runDue, { isNeeded: isRunning });

  async function followCall(uuid: string, left: readonly string[], isOver: boolean): Promise<void> {
    if (left.length > 0) {
      const { readers: known } = await views.get(uuid);
      const rooms = known.flatMap(({ language, socketId }) => [
        languageRoom(uuid, language),
        readerRoom(uuid, socketId),
      ]);
      publisher.leaveRooms(left, [readersRoom(uuid), ...new Set(rooms)]);
      await transcriptRows.stopReading(db, uuid, { userIds: left });
      for (const speaker of await transcriptRows.lost(db, uuid, left))
        await lines.sendGap(toGap(speaker, clock()));
      await transcriptRows.endSessions(db, uuid, left);
    }
    views.forget(uuid);
    if (isOver || left.length > 0) if (await readers.stopIfUnread(uuid)) return;
    if ((await views.get(uuid)).run) await news.announce(uuid);
  }

  /** What holds for the words of a topic has changed: which engines may get them is asked anew, in every process. */
  async function onRulesChange(topicId: string): Promise<void> {
    for (const uuid of await transcriptRows.running(db))
      if ((await calls().topicOf(uuid)) === topicId) await news.announce(uuid);
  }

  return {
    ...createRecordedVoices({ core, users, languageByName, views, voices, news }),
    runOf: async (uuid) => views.toState(await views.get(uuid)).transcript,
    onRulesChange,
    stateOf: async (uuid) => views.toState(await views.get(uuid)),
    onCallChange: ({ uuid, left, isOver }) => runInBackground(followCall(uuid, left, isOver)),
    runDue,
    beat,
  };
}
