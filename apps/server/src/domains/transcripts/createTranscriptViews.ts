import type { TranscriptRun, TranscriptSpeaker } from '@franca/contract';
import type { Database } from '../../db/Database.ts';
import { keepLocal } from '../../ports/keepLocal.ts';
import type { SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import type { Calls, TranscriptState } from '../calls/Calls.ts';
import type { Users } from '../users/Users.ts';
import { type ReaderRow, type SpeakerRow, type SpeakerSource, transcriptRows } from './transcriptRows.ts';

/** A call's transcript as one process knows it, at most some seconds old. */
export type TranscriptView = {
  uuid: string;
  version: number;
  /** The transcript that runs; null where none does. */
  run: { startedBy: string; startedAt: Date } | null;
  /** Whether only engines of this server may get what is said. */
  isLocalOnly: boolean;
  /** Who is in the call. */
  joined: ReadonlySet<string>;
  /** Their names, and what they speak (BCP 47), as their profiles say. */
  people: ReadonlyMap<string, { name: string; language: string }>;
  readers: readonly ReaderRow[];
  speakers: ReadonlyMap<string, SpeakerRow>;
};

/** A language of profiles: its tag, and the ways it is spoken (BCP 47). */
export type SpokenLanguage = { code: string; accents: readonly { name: string; bcp47: string }[] };

/** The tag of what somebody speaks, as their profile says. */
export function spokenBy(
  { language, accent }: { language: string | null; accent: string | null },
  languageByName: (name: string) => SpokenLanguage | undefined,
): string {
  const spoken = languageByName(language ?? '');
  return spoken?.accents.find((one) => one.name === accent)?.bcp47 ?? spoken?.code ?? 'en';
}

/** What views are made of. */
export type TranscriptViewsOptions = {
  db: Database;
  /** Who is in which call. */
  joinedIn: Calls['joinedIn'];
  /** Whether only engines of this server may get what is said in a call. */
  isLocalOnly: (uuid: string) => Promise<boolean>;
  /** Names and languages of people. */
  findUsers: Users['find'];
  /** A language of profiles by its name. */
  languageByName: (name: string) => SpokenLanguage | undefined;
  /** Engines, the preferred one first. */
  recognizers: readonly SpeechRecognizer[];
};

/** The transcripts that this process has to do with. */
export type TranscriptViews = {
  /** A call's transcript; not older than three seconds. */
  get: (uuid: string) => Promise<TranscriptView>;
  /** Forgets what is known of a call: something changed. */
  forget: (uuid: string) => void;
  /** The engine for a language (BCP 47). */
  engineFor: (view: TranscriptView, language: string) => SpeechRecognizer | undefined;
  /** What pages are sent. */
  toState: (view: TranscriptView) => TranscriptState;
};

/** Milliseconds after which a view is read again, for what was not announced. */
const maxAgeMs = 3000;
const maxViews = 2000;

/** How an engine is described to pages; nothing where there is none. */
export function sourceOf(
  engine: SpeechRecognizer | undefined,
  source: TranscriptSpeaker['source'],
): SpeakerSource {
  if (!engine) return { source: 'unsupported', engine: null, place: null, service: null, quality: 'rough' };
  return { source, engine: engine.name, place: engine.where, service: engine.host, quality: engine.quality };
}

/** Views over the database, remembered for a moment: pieces of sound come eight times a second. */
export function createTranscriptViews(options: TranscriptViewsOptions): TranscriptViews {
  const { db, joinedIn, isLocalOnly, findUsers, languageByName, recognizers } = options;
  const views = new Map<string, { at: number; view: Promise<TranscriptView> }>();

  const engineFor: TranscriptViews['engineFor'] = ({ isLocalOnly }, language) => {
    const primary = primaryLanguage(language);
    return keepLocal(recognizers, isLocalOnly).find((engine) =>
      engine.languages().some((known) => known === '*' || known === primary),
    );
  };

  async function load(uuid: string): Promise<TranscriptView> {
    const { transcript, readers, speakers } = await transcriptRows.load(db, uuid);
    const joined = (transcript?.isRunning && (await joinedIn(uuid))) || [];
    const users = joined.length > 0 ? await findUsers(joined) : [];
    return {
      uuid,
      version: transcript?.version ?? 0,
      run: transcript?.isRunning ? transcript : null,
      isLocalOnly: joined.length > 0 && (await isLocalOnly(uuid)),
      joined: new Set(joined),
      people: new Map(
        users.map((user) => [user.id, { name: user.name, language: spokenBy(user, languageByName) }]),
      ),
      readers: readers.filter(({ userId }) => joined.includes(userId)),
      speakers: new Map(speakers.map((row) => [row.userId, row])),
    };
  }

  function toSpeaker(view: TranscriptView, userId: string): TranscriptSpeaker {
    const row = view.speakers.get(userId);
    const language = row?.language ?? view.people.get(userId)?.language ?? 'en';
    const about = { user_id: userId, language };
    if (row?.isRefused)
      return { ...about, ...sourceOf(engineFor(view, language), 'pending'), source: 'refused' };
    if (!row || row.source === 'pending')
      return { ...about, ...sourceOf(engineFor(view, language), 'pending') };
    const { source, engine, place, service, quality } = row;
    return { ...about, source, engine, place, service, quality };
  }

  function toRun(view: TranscriptView): TranscriptRun | null {
    if (!view.run) return null;
    return {
      started_by: view.run.startedBy,
      started_at: view.run.startedAt.toISOString(),
      readers: [...new Set(view.readers.map(({ userId }) => userId))],
      speakers: [...view.joined].map((userId) => toSpeaker(view, userId)),
    };
  }

  return {
    engineFor,
    forget: (uuid) => void views.delete(uuid),
    get: (uuid) => {
      const known = views.get(uuid);
      const now = Date.now();
      if (known && now - known.at < maxAgeMs) return known.view;
      const view = load(uuid);
      const entry = { at: now, view };
      view.catch(() => views.get(uuid) === entry && views.delete(uuid));
      views.delete(uuid);
      views.set(uuid, entry);
      const [oldest] = views.keys();
      if (views.size > maxViews && oldest !== undefined) views.delete(oldest);
      return view;
    },
    toState: (view) => ({ uuid: view.uuid, version: view.version, transcript: toRun(view) }),
  };
}
