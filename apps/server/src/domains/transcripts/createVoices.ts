import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../ports/Clock.ts';
import { createSpeakerBudgets } from './createSpeakerBudgets.ts';
import { lostGapId, type SpokenGap, type TranscriptLines } from './createTranscriptLines.ts';
import { sourceOf, type TranscriptView, type TranscriptViews } from './createTranscriptViews.ts';
import { type BrowserText, createVoice, type SoundChunk, type Voice } from './createVoice.ts';
import { type SpeakerSource, transcriptRows } from './transcriptRows.ts';

/** Who speaks where. */
export type Speaking = { uuid: string; userId: string; socketId: string; language: string };

/** What voices need. */
export type VoicesOptions = {
  db: Database;
  clock: Clock;
  views: TranscriptViews;
  lines: TranscriptLines;
  /** Something about a call's transcript is stored: pages and processes are to know it. */
  announce: (uuid: string) => Promise<void>;
  /** Runs work that nobody waits for. */
  runInBackground: (work: Promise<unknown>) => void;
};

/** The speakers whose sockets are on this process. */
export type Voices = {
  receiveSound: (speaking: Speaking, chunk: SoundChunk) => Promise<void>;
  read: (speaking: Speaking, text: BrowserText, source?: SpeakerSource) => Promise<void>;
  pause: (speaking: Omit<Speaking, 'language'>) => Promise<void>;
  /** A socket closed. */
  close: (socketId: string) => void;
  /** Ends the voices of a call that may not go on, or not with their engine. */
  review: (uuid: string) => Promise<void>;
  /** Calls with a voice here. */
  calls: () => string[];
  /** Stores that the voices here go on. */
  beat: () => Promise<void>;
};

/** Words of the speaker's own browser: its vendor may recognise them on its servers. */
const browserSource: SpeakerSource = {
  source: 'browser',
  engine: 'browser',
  place: 'service',
  service: null,
  quality: 'good',
};

/** Words that were written before they were spoken. */
export const preparedSource: SpeakerSource = {
  source: 'prepared',
  engine: null,
  place: null,
  service: null,
  quality: 'good',
};

const keyOf = ({ socketId, uuid }: Pick<Speaking, 'socketId' | 'uuid'>): string => `${socketId} ${uuid}`;

/** Whether a person may be transcribed in a call now. */
const mayBeTranscribed = (view: TranscriptView, userId: string): boolean =>
  view.run !== null && view.joined.has(userId) && !view.speakers.get(userId)?.isRefused;

/** Voices over the database, in which the processes see whose recognition is the newest. */
export function createVoices(options: VoicesOptions): Voices {
  const { db, clock, views, lines, announce, runInBackground } = options;
  const voices = new Map<string, Voice>();
  const now = (): number => clock().getTime();
  const budgetOf = createSpeakerBudgets(now);

  async function store(voice: Voice, source: SpeakerSource, session: string | null): Promise<void> {
    const { uuid: callUuid, userId, language } = voice;
    const before = await transcriptRows.setSpeaker(
      db,
      { callUuid, userId, seenAt: clock() },
      { ...source, language, session },
    );
    const isNew = session !== null && before?.session !== session;
    if (isNew && before?.session)
      // The recognition before it did not end in an orderly way: what it was given is not known to be recognised.
      await lines.sendGap({
        uuid: callUuid,
        userId,
        reason: 'connection',
        id: lostGapId(before.session),
        startedAt: before.seenAt,
        endedAt: clock(),
      });
    const isSame =
      before?.source === source.source && before.engine === source.engine && before.language === language;
    if (isSame) views.forget(callUuid);
    else await announce(callUuid);
  }

  function drop(voice: Voice): void {
    if (voices.get(keyOf(voice)) === voice) voices.delete(keyOf(voice));
  }

  /** Whether another engine is to recognise a voice now: its conversation was closed to services outside, or opened again. */
  const isMisplaced = (voice: Voice, view: TranscriptView): boolean =>
    voice.engine !== views.engineFor(view, voice.language);

  /** Ends a voice at once, whose next sound or words begin another one. */
  async function replace(voice: Voice): Promise<void> {
    if (voices.get(keyOf(voice)) !== voice) return;
    drop(voice);
    voice.cut();
    const { uuid, userId, id } = voice;
    await transcriptRows.forgetSource(db, { callUuid: uuid, userId, session: id });
    await announce(uuid);
  }

  /** The voice of a socket in a call; undefined where the person may not be transcribed there. */
  async function voiceOf(speaking: Speaking): Promise<Voice | undefined> {
    const view = await views.get(speaking.uuid);
    const known = voices.get(keyOf(speaking));
    if (!mayBeTranscribed(view, speaking.userId)) {
      known?.abort();
      if (known) drop(known);
      return undefined;
    }
    if (known && !isMisplaced(known, view)) return known;
    if (known) await replace(known);
    const { uuid, userId, language } = speaking;
    const mayBring = budgetOf(userId);
    if (!mayBring.voice(1)) return undefined;
    for (const other of voices.values())
      if (other.uuid === uuid && other.userId === userId) {
        drop(other);
        runInBackground(other.end({ isReplaced: true }));
      }
    const engine = views.engineFor(view, language);
    // One after the other: a line that is loaded faster must not pass the one before it.
    let sending: Promise<void> = Promise.resolve();
    const inOrder = (send: () => Promise<void>): void => {
      const sent = sending.then(send);
      sending = sent.catch(() => undefined);
      runInBackground(sent);
    };
    const voice = createVoice({
      ...speaking,
      engine,
      mayBring,
      now,
      onLine: (line) => inOrder(() => lines.send(line)),
      onGap: (gap: SpokenGap) => inOrder(() => lines.sendGap(gap)),
      onEngine: (state) => {
        if (voice.source() !== 'engine' || voices.get(keyOf(voice)) !== voice) return;
        runInBackground(store(voice, sourceOf(engine, state === 'lost' ? 'lost' : 'engine'), voice.id));
      },
    });
    voices.set(keyOf(speaking), voice);
    return voice;
  }

  return {
    // Stored before anything is sent: a process that dies right after it leaves what the next one has to mark.
    receiveSound: async (speaking, chunk) => {
      const voice = await voiceOf(speaking);
      if (!voice) return;
      if (voice.isHearing() && (voice.source() !== 'engine' || voice.isPaused()))
        await store(voice, sourceOf(voice.engine, 'engine'), voice.id);
      voice.receiveSound(chunk);
    },
    read: async (speaking, text, source = browserSource) => {
      const voice = await voiceOf(speaking);
      if (!voice) return;
      if (voice.source() !== 'browser' || voice.isPaused()) await store(voice, source, voice.id);
      voice.read(text);
    },
    pause: async (speaking) => {
      const voice = voices.get(keyOf(speaking));
      if (!voice || voice.isPaused()) return;
      voice.pause();
      await transcriptRows.endSessions(db, voice.uuid, [voice.userId]);
      views.forget(voice.uuid);
    },
    close: (socketId) => {
      for (const voice of [...voices.values()])
        if (voice.socketId === socketId) {
          drop(voice);
          runInBackground(voice.end());
        }
    },
    review: async (uuid) => {
      const here = [...voices.values()].filter((voice) => voice.uuid === uuid);
      if (here.length === 0) return;
      const view = await views.get(uuid);
      for (const voice of here) {
        const session = view.speakers.get(voice.userId)?.session;
        // Another device of the person speaks now.
        const isReplaced = session && session !== voice.id && voice.source() && !voice.isPaused();
        if (!mayBeTranscribed(view, voice.userId) || isReplaced) {
          drop(voice);
          if (isReplaced) voice.cut();
          else voice.abort();
        } else if (isMisplaced(voice, view)) await replace(voice);
      }
    },
    calls: () => [...new Set([...voices.values()].map(({ uuid }) => uuid))],
    beat: () =>
      transcriptRows.touch(
        db,
        [...voices.values()].map(({ id }) => id),
        clock(),
      ),
  };
}
