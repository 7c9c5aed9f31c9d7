import { chatEvents } from '@franca/contract';
import type { Job, JobQueue, JobResult, Jobs } from '../../core/jobs/Jobs.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import type { Translator } from '../../ports/Translator.ts';
import { findFullEngines } from '../../ports/translation/findEngines.ts';
import type { Medium } from './AttachmentTexts.ts';
import type { AttachmentTextsContext } from './AttachmentTextsContext.ts';
import { type AttachmentKey, attachmentTextRows, type TextTranslationKey } from './attachmentTextRows.ts';
import { createRecognition } from './createRecognition.ts';
import { translateLines } from './translateLines.ts';

/** Queues of recognitions and translations. */
export type TextJobs = {
  /** Queues a recognition in the transaction that stores that it waits. */
  addRecognition: (tx: Database, key: AttachmentKey, medium: Medium, ownerId: string) => Promise<void>;
  /** Queues a translation likewise. */
  addTranslation: (tx: Database, key: TextTranslationKey, ownerId: string) => Promise<void>;
  /** Works on what is due, after the commit. */
  wake: () => void;
};

const retry = { attempts: 3, firstPauseMs: 3000, longestPauseMs: 30_000 };

const nameOf = ({ messageId, place }: AttachmentKey): string => `${messageId}/${place}`;

/** Recognitions and translations as jobs: each is done once, by whichever process; of one person one picture and one sound at a time. */
export function createTextJobs(context: AttachmentTextsContext, jobs: Pick<Jobs, 'define'>): TextJobs {
  const { db, clock, topics, sharedFile, translator } = context;
  const recognize = createRecognition(context);

  /** Sends `text-chat` to the members, or to the requester alone where one of two people blocks the other. */
  async function announce(key: AttachmentKey, ownerId: string | null): Promise<void> {
    const file = await sharedFile({ reference: key.messageId, place: key.place });
    if (!file || ownerId === null) return;
    const { topicId, chatId: chat_id } = file;
    const members = await topics.membership.require({ topicId, userId: ownerId }).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (!members) return;
    for (const { userId } of members.isBlocked ? [members.self] : members.all)
      topics.sendToMember(
        { topicId, userId },
        chatEvents.textChat,
        { topic_id: topicId },
        { chat_id, place: key.place },
      );
  }

  async function runRecognition(job: Job<AttachmentKey>, medium: Medium): Promise<JobResult> {
    const [file, row] = await Promise.all([
      sharedFile({ reference: job.data.messageId, place: job.data.place }),
      attachmentTextRows.find(db, job.data),
    ]);
    if (!file || row?.state !== 'queued') return { status: 'done' };
    const outcome = await recognize(file, medium);
    if (outcome.status !== 'ended') return outcome;
    const hasEnded = await attachmentTextRows.end(db, job.data, { ...outcome.change, updatedAt: clock() });
    if (hasEnded) await announce(job.data, job.ownerId);
    return { status: 'done' };
  }

  async function giveUp(job: Job<AttachmentKey>): Promise<void> {
    await attachmentTextRows.end(db, job.data, { state: 'failed', updatedAt: clock() });
    await announce(job.data, job.ownerId);
  }

  const defineRecognition = (medium: Medium): JobQueue<AttachmentKey> =>
    jobs.define<AttachmentKey>({
      kind: medium === 'voice' ? 'text of a voice message' : 'text of a picture',
      concurrency: 1,
      perOwner: 1,
      retry,
      run: (job) => runRecognition(job, medium),
      onGivenUp: giveUp,
    });
  const recognitions = { voice: defineRecognition('voice'), picture: defineRecognition('picture') };

  const translations = jobs.define<TextTranslationKey>({
    kind: 'translation of a recognised text',
    concurrency: 4,
    perOwner: 2,
    retry,
    run: async ({ data, ownerId }) => {
      const [row, translation] = await Promise.all([
        attachmentTextRows.find(db, data),
        attachmentTextRows.findTranslation(db, data),
      ]);
      if (!row?.text || !row.language || translation?.state !== 'queued') return { status: 'done' };
      const texts = row.medium === 'picture' ? row.lines.map(({ text }) => text) : [row.text];
      const { topicId, language: source } = row;
      const target = data.language;
      const translate: Translator['translate'] = (request) => context.translateIn(topicId, request);
      const outcome = await translateLines(translate, texts, { source, target, signal: context.signal });
      if (outcome.status === 'failed') return outcome;
      const isLocalOnly = await topics.isLocalOnly(topicId);
      // Those that could not are named: once there is another one, it is worth another attempt.
      const unable = findFullEngines(translator, source, target, isLocalOnly).map(({ id }) => id);
      const updatedAt = clock();
      const lines = outcome.status === 'done' ? outcome.lines : [];
      await attachmentTextRows.endTranslation(db, data, {
        state: outcome.status,
        engine: outcome.status === 'done' ? outcome.engine : unable.join(', ') || null,
        lines: row.medium === 'picture' ? lines : [],
        text:
          outcome.status === 'done'
            ? lines.map((line, index) => line ?? texts[index] ?? '').join('\n')
            : null,
        updatedAt,
      });
      await announce(data, ownerId);
      return { status: 'done' };
    },
    onGivenUp: async ({ data, ownerId }) => {
      await attachmentTextRows.endTranslation(db, data, { state: 'failed', updatedAt: clock() });
      await announce(data, ownerId);
    },
  });

  return {
    addRecognition: (tx, data, medium, ownerId) =>
      recognitions[medium].add(tx, [{ data, key: nameOf(data), ownerId }]),
    addTranslation: (tx, data, ownerId) =>
      translations.add(tx, [{ data, key: `${nameOf(data)}/${data.language}`, ownerId }]),
    wake: () => {
      recognitions.voice.wake();
      recognitions.picture.wake();
      translations.wake();
    },
  };
}
