import { randomUUID } from 'node:crypto';
import { speechEvents } from '@franca/contract';
import type { Publisher } from '../../ports/Publisher.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import type { SentGap, SentLine, TranscriptMemory } from './createTranscriptMemory.ts';
import {
  createTranscriptTranslations,
  type TranslatedLine,
  type TranslateInCall,
} from './createTranscriptTranslations.ts';
import type { TranscriptView, TranscriptViews } from './createTranscriptViews.ts';

/** What was said, or is being said. */
export type SpokenLine = TranslatedLine & { isFinal: boolean; endedAt: Date | null };

/** Something that was said and of which there is no text. */
export type SpokenGap = {
  /** The same where its end comes later; left out, it comes once. */
  id?: string;
  uuid: string;
  userId: string;
  reason: 'connection' | 'overload' | 'engine';
  startedAt: Date;
  endedAt: Date | null;
};

/** The gap behind a recognition that gives no sign of life any more: it is marked where that is noticed, and ends where another one begins. */
export const lostGapId = (session: string): string => `lost-${session}`;

/** Whether a gap says that a recognition was lost and no other one has begun. */
const isOpenLoss = ({ id, ended_at }: SentGap): boolean => ended_at === null && id.startsWith(lostGapId(''));

/** Sends lines to those who read. */
export type TranscriptLines = {
  /** Sends a line, and translates a final one; in the order of the calls. */
  send: (line: SpokenLine) => Promise<void>;
  /** Marks a gap. */
  sendGap: (gap: SpokenGap) => Promise<void>;
  /** Sends somebody who begins to read what was said before, as far as it went through this process and is remembered. */
  sendEarlier: (reader: EarlierReader) => Promise<void>;
};

/** Somebody who begins to read: `since` is the time, in milliseconds since 1970, before which nothing is for them. */
export type EarlierReader = { uuid: string; socketId: string; language: string; since: number };

/** What lines need. */
export type TranscriptLinesOptions = {
  views: Pick<TranscriptViews, 'get' | 'forget'>;
  publisher: Publisher<'/speech'>;
  /** Translates words of a call by the rules of its conversation. */
  translate: TranslateInCall;
  /** What was sent before. */
  memory: TranscriptMemory;
  /** Runs work that nobody waits for. */
  runInBackground: (work: Promise<unknown>) => void;
  /** Ends with the server. */
  signal: AbortSignal;
};

/** Room of all sockets that read a transcript. */
export const readersRoom = (uuid: string): string => `transcript:${uuid}`;
/** Room of those among them that read translations into one language. */
export const languageRoom = (uuid: string, language: string): string => `transcript:${uuid}:${language}`;

/** Room of one socket that reads a transcript, for what was said before. */
export const readerRoom = (uuid: string, socketId: string): string => `transcript:${uuid}:of:${socketId}`;

/** Languages of one call that are translated into at most. */
const maxLanguages = 12;
/** Earlier lines that are translated for somebody who begins to read a language, the newest ones; the others stay as they are. */
const maxEarlier = 200;

/** What a line is translated into: one language of each reader before what somebody reads beside it. */
function targetsOf({ readers }: TranscriptView, language: string): string[] {
  const spoken = primaryLanguage(language);
  const first = new Map<string, string>();
  const further: string[] = [];
  for (const { userId, language: read } of readers) {
    if (primaryLanguage(read) === spoken) continue;
    if (first.has(userId)) further.push(read);
    else first.set(userId, read);
  }
  return [...new Set([...first.values(), ...further])].slice(0, maxLanguages);
}

/** Lines over the sockets of all processes. */
export function createTranscriptLines(options: TranscriptLinesOptions): TranscriptLines {
  const { views, publisher, translate, memory, runInBackground, signal } = options;
  /** Languages of calls into which earlier lines are being translated. */
  const filling = new Set<string>();

  const translations = createTranscriptTranslations({
    translate,
    signal,
    publish: (uuid, line) => {
      memory.addTranslation(uuid, line);
      publisher.toRooms([languageRoom(uuid, line.language)], speechEvents.speechData, {}, line);
    },
  });

  /** The earlier lines that have no translation into a language, one after the other, the newest first. */
  async function fill(uuid: string, language: string): Promise<void> {
    const key = languageRoom(uuid, language);
    if (filling.has(key)) return;
    filling.add(key);
    try {
      const missing = (memory.of(uuid)?.items ?? [])
        .filter((item) => item.kind === 'line' && !item.translations.has(language))
        .flatMap((item) => (item.kind === 'line' ? [item.line] : []))
        .filter((line) => primaryLanguage(line.language) !== primaryLanguage(language))
        .reverse();
      for (const [place, sent] of missing.entries()) {
        const view = await views.get(uuid);
        if (!view.run || !view.readers.some((reader) => reader.language === language)) return;
        const { id, userId, data: text, quality = 'good', revision = 0 } = sent;
        const startedAt = new Date(sent.started_at ?? 0);
        const line = { uuid, id, userId, text, language: sent.language, quality, revision, startedAt };
        if (place < maxEarlier) await translations.final(line, view, language);
        else translations.fail(line, language);
      }
    } finally {
      filling.delete(key);
    }
  }

  return {
    send: async (line) => {
      const view = await views.get(line.uuid);
      const { uuid, id, userId, text: data, isFinal, revision, language, quality } = line;
      if (!view.run || view.speakers.get(userId)?.isRefused) return;
      const sent: SentLine = {
        id,
        userId,
        data,
        isFinal,
        isTranslated: false,
        language,
        revision,
        quality,
        ...(isFinal && { stable: data.length }),
        started_at: line.startedAt.toISOString(),
        ended_at: line.endedAt?.toISOString() ?? null,
      };
      publisher.toRooms([readersRoom(uuid)], speechEvents.speechData, {}, sent);
      if (isFinal) translations.forget(id);
      if (data === '') return;
      if (isFinal)
        memory.add(uuid, view.run.startedAt, {
          kind: 'line',
          at: line.startedAt.getTime(),
          line: sent,
          translations: new Map(),
        });
      for (const target of targetsOf(view, language))
        runInBackground(translations[isFinal ? 'final' : 'interim'](line, view, target));
    },
    sendGap: async ({ id = randomUUID(), uuid, userId, reason, startedAt, endedAt }) => {
      const view = await views.get(uuid);
      if (!view.run) return;
      const gap: SentGap = {
        id,
        userId,
        reason,
        started_at: startedAt.toISOString(),
        ended_at: endedAt?.toISOString() ?? null,
      };
      memory.add(uuid, view.run.startedAt, { kind: 'gap', at: startedAt.getTime(), gap });
      publisher.toRooms([readersRoom(uuid)], speechEvents.speechGap, {}, gap);
    },
    sendEarlier: async ({ uuid, socketId, language, since }) => {
      const known = memory.of(uuid);
      // Another process may have sent its end: this one knows by the speaker's session, as it is now.
      if (known?.items.some((item) => item.kind === 'gap' && isOpenLoss(item.gap))) views.forget(uuid);
      const { run, speakers } = await views.get(uuid);
      if (!run || known?.startedAt !== run.startedAt.getTime()) return;
      const room = [readerRoom(uuid, socketId)];
      const visible = known.items.filter(({ at }) => at >= since);
      const { droppedUntil } = known;
      if (droppedUntil !== undefined && droppedUntil >= since)
        publisher.toRooms(
          room,
          speechEvents.speechGap,
          {},
          {
            id: `dropped-${uuid}`,
            userId: null,
            reason: 'dropped',
            started_at: run.startedAt.toISOString(),
            ended_at: new Date(droppedUntil).toISOString(),
          },
        );
      for (const item of visible) {
        if (item.kind === 'gap') {
          const session = speakers.get(item.gap.userId ?? '')?.session;
          if (isOpenLoss(item.gap) && item.gap.id !== lostGapId(session ?? '')) continue;
          publisher.toRooms(room, speechEvents.speechGap, {}, item.gap);
          continue;
        }
        publisher.toRooms(room, speechEvents.speechData, {}, item.line);
        const translated = item.translations.get(language);
        if (translated) publisher.toRooms(room, speechEvents.speechData, {}, translated);
      }
      await fill(uuid, language);
    },
  };
}
