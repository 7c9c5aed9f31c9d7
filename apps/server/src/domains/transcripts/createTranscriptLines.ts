import { randomUUID } from 'node:crypto';
import { type EventInput, speechEvents, translationGrade } from '@franca/contract';
import type { Publisher } from '../../ports/Publisher.ts';
import type { Translator } from '../../ports/Translator.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';
import type { TranscriptView, TranscriptViews } from './createTranscriptViews.ts';
import { protectNames } from './protectNames.ts';

/** What was said, or is being said. */
export type SpokenLine = {
  uuid: string;
  userId: string;
  /** The same for every text of one utterance. */
  id: string;
  text: string;
  isFinal: boolean;
  /** Grows with every text of the utterance. */
  revision: number;
  /** BCP 47 tag. */
  language: string;
  startedAt: Date;
  endedAt: Date | null;
  quality: 'good' | 'rough';
};

/** Something that was said and of which there is no text. */
export type SpokenGap = {
  uuid: string;
  userId: string;
  reason: 'connection' | 'overload' | 'engine';
  startedAt: Date;
  endedAt: Date | null;
};

/** Sends lines to those who read. */
export type TranscriptLines = {
  /** Sends a line, and translates a final one; in the order of the calls. */
  send: (line: SpokenLine) => Promise<void>;
  /** Marks a gap. */
  sendGap: (gap: SpokenGap) => Promise<void>;
};

/** What lines need. */
export type TranscriptLinesOptions = {
  views: Pick<TranscriptViews, 'get'>;
  publisher: Publisher<'/speech'>;
  translator: Pick<Translator, 'translate'>;
  /** Runs work that nobody waits for. */
  runInBackground: (work: Promise<unknown>) => void;
  /** Ends with the server. */
  signal: AbortSignal;
};

/** Room of all sockets that read a transcript. */
export const readersRoom = (uuid: string): string => `transcript:${uuid}`;
/** Room of those among them that read translations into one language. */
export const languageRoom = (uuid: string, language: string): string => `transcript:${uuid}:${language}`;

/** Languages of one call that are translated into at most. */
const maxLanguages = 12;
/** Translations of one call that wait at most; a line whose translation comes too late is not worth waiting for. */
const maxWaiting = 24;
/** Milliseconds that a translation may take. */
const translationMs = 10_000;

type Item = EventInput<typeof speechEvents.speechData>;

/** Lines over the sockets of all processes. */
export function createTranscriptLines(options: TranscriptLinesOptions): TranscriptLines {
  const { views, publisher, translator, runInBackground, signal } = options;
  const waiting = new Map<string, number>();

  const publish = (room: string, item: Item): void =>
    publisher.toRooms([room], speechEvents.speechData, {}, item);

  /** One line in one language; there is always an answer, also that there will be none. */
  async function translate(line: SpokenLine, view: TranscriptView, target: string): Promise<void> {
    const { uuid, id, userId } = line;
    const about = { id, userId, isFinal: true, isTranslated: true, language: target, revision: 0 };
    const room = languageRoom(uuid, target);
    const send = (item: Pick<Item, 'data' | 'quality' | 'failed'>): void =>
      publish(room, { ...about, ...item });
    const count = waiting.get(uuid) ?? 0;
    if (count >= maxWaiting) return send({ data: '', failed: true });
    waiting.set(uuid, count + 1);
    try {
      const names = [...view.people.values()].map(({ name }) => name);
      const { text, restore } = protectNames(line.text, names);
      const outcome = await translator.translate({
        text,
        source: line.language,
        target,
        signal: AbortSignal.any([signal, AbortSignal.timeout(translationMs)]),
      });
      const now = await views.get(uuid);
      if (!now.run) return;
      if (outcome.status !== 'done') return send({ data: '', failed: true });
      const isRough = line.quality === 'rough' || translationGrade(outcome.engine) === 'rough';
      send({ data: restore(outcome.text), quality: isRough ? 'rough' : 'good' });
    } finally {
      const left = (waiting.get(uuid) ?? 1) - 1;
      if (left > 0) waiting.set(uuid, left);
      else waiting.delete(uuid);
    }
  }

  return {
    send: async (line) => {
      const view = await views.get(line.uuid);
      const { id, userId, text: data, isFinal, revision, language, quality } = line;
      if (!view.run || view.speakers.get(userId)?.isRefused) return;
      publish(readersRoom(line.uuid), {
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
      });
      if (!isFinal || data === '') return;
      const spoken = primaryLanguage(language);
      const targets = new Set(
        view.readers.map((reader) => reader.language).filter((target) => primaryLanguage(target) !== spoken),
      );
      for (const target of [...targets].slice(0, maxLanguages))
        runInBackground(translate(line, view, target));
    },
    sendGap: async ({ uuid, userId, reason, startedAt, endedAt }) => {
      const view = await views.get(uuid);
      if (!view.run) return;
      publisher.toRooms(
        [readersRoom(uuid)],
        speechEvents.speechGap,
        {},
        {
          id: randomUUID(),
          userId,
          reason,
          started_at: startedAt.toISOString(),
          ended_at: endedAt?.toISOString() ?? null,
        },
      );
    },
  };
}
