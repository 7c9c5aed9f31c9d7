import { rateLimits } from '@franca/contract';
import type { Job, JobResult, Jobs } from '../../core/jobs/Jobs.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { RateLimiter } from '../../db/createRateLimiter.ts';
import type { Database } from '../../db/Database.ts';
import type { AttachmentTexts, MessageWithFiles } from './AttachmentTexts.ts';
import type { AttachmentTextsContext } from './AttachmentTextsContext.ts';
import { type AttachmentKey, attachmentTextRows } from './attachmentTextRows.ts';
import { findExcerpt } from './findExcerpt.ts';
import { joinFirst } from './joinFirst.ts';
import { readAll } from './readAll.ts';
import { readCues } from './readCues.ts';

/** Bytes of a file that is read: more is no transcript of a call. */
const mostBytes = 2_000_000;
/** Characters whose words are kept: more than half an hour of talk without pauses in two languages. Taking them apart blocks a small database. */
export const mostCharacters = 60_000;
/** Milliseconds after which a message is stored for certain, or was refused. */
const storedAfterMs = 15_000;

const retry = { attempts: 4, firstPauseMs: 3000, longestPauseMs: 60_000 };

/** Milliseconds after which one more transcript of the same person may be read, where too many came at once. */
const paceMs = (rateLimits.transcriptTexts.windowSeconds * 1000) / rateLimits.transcriptTexts.count;

/** The first transcript of a message, which is a WebVTT file: a message does not fill the index with many. */
const placeOf = ({ attachments }: MessageWithFiles): number =>
  attachments.findIndex(({ type, name }) => type === 'file' && /\.vtt$/iu.test(name));

/** The words of transcripts. */
export type TranscriptTexts = Pick<AttachmentTexts, 'expect' | 'begin' | 'excerpts'> & {
  /** Whether a message has a transcript. */
  isOne: (message: MessageWithFiles) => boolean;
  /** Queues the reading of transcripts that were sent before their words were kept, beside that of new ones. */
  addEarlier: (tx: Database, messages: readonly MessageWithFiles[]) => Promise<void>;
  /** Reads earlier ones that are due, after the commit. */
  wake: () => void;
};

/** Gives those of one person that have to wait a time each, one after the other: a long queue asks for its turn no more often than a short one. */
function createTurns(now: () => number) {
  const last = new Map<string, number>();
  return (ownerId: string, waitMs: number): number => {
    for (const [id, at] of last) if (at <= now()) last.delete(id);
    const at = Math.max(now() + waitMs, (last.get(ownerId) ?? 0) + paceMs);
    last.set(ownerId, at);
    return at - now();
  };
}

/**
 * Makes the words of transcripts that are sent with messages findable. They are read from the file by the server, so nobody makes words
 * findable that are not in it. The jobs are added before the message is stored, and begin once it is: none is lost between the two.
 */
export function createTranscriptTexts(
  context: Pick<AttachmentTextsContext, 'db' | 'clock' | 'sharedFile' | 'files'> & { limiter: RateLimiter },
  jobs: Pick<Jobs, 'define'>,
  onError: (error: unknown) => void,
): TranscriptTexts {
  const { db, clock, sharedFile, files, limiter } = context;
  const turnOf = createTurns(() => clock().getTime());

  async function readText(url: string): Promise<string | undefined> {
    const bytes = await readAll(await files.openUrl(url), mostBytes);
    const lines = bytes && readCues(new TextDecoder().decode(bytes));
    return lines && joinFirst(lines, mostCharacters);
  }

  /** Reads the transcript of a job; `waitFor` says in how many milliseconds that may be, 0: now. */
  async function read({ data: key }: Job<AttachmentKey>, waitFor: () => Promise<number>): Promise<JobResult> {
    const find = () => sharedFile({ reference: key.messageId, place: key.place });
    const file = await find();
    const known = file && (await attachmentTextRows.find(db, key));
    if (!file || known?.state === 'done') return { status: 'done' };
    const { topicId, attachment } = file;
    await attachmentTextRows.queue(db, { ...key, topicId, medium: 'transcript', updatedAt: clock() });
    // Recalled meanwhile: whoever recalls it from now on removes the row, without which no words are stored.
    if (!(await find())) {
      await attachmentTextRows.remove(db, [key.messageId]);
      return { status: 'done' };
    }
    const afterMs = await waitFor();
    if (afterMs > 0) return { status: 'postponed', afterMs };
    try {
      const text = (await readText(attachment.origin_url)) || null;
      const state = text === null ? 'empty' : 'done';
      await attachmentTextRows.end(db, key, { state, text, updatedAt: clock() });
      return { status: 'done' };
    } catch (error) {
      if (error instanceof Refusal) return { status: 'refused', detail: 'the file is gone' };
      throw error;
    }
  }

  /** Milliseconds until one more transcript of a person may be read, 0: now. */
  async function waitOf(ownerId: string | null): Promise<number> {
    const waitSeconds = ownerId === null ? 0 : await limiter('transcriptTexts', ownerId);
    return ownerId !== null && waitSeconds > 0 ? turnOf(ownerId, waitSeconds * 1000) : 0;
  }

  const shared = {
    concurrency: 1,
    perOwner: 1,
    retry,
    onGivenUp: async ({ data }: Job<AttachmentKey>) => {
      await attachmentTextRows.end(db, data, { state: 'failed', updatedAt: clock() });
    },
  };
  const queue = jobs.define<AttachmentKey>({
    ...shared,
    kind: 'words of a transcript',
    run: (job) => read(job, () => waitOf(job.ownerId)),
  });
  // They take nothing of the allowance of their senders, and no place of new ones: whoever queues them sets the pace.
  const earlier = jobs.define<AttachmentKey>({
    ...shared,
    kind: 'words of an earlier transcript',
    run: (job) => read(job, async () => 0),
  });

  const jobOf = ({ id: messageId, senderId: ownerId }: MessageWithFiles, place: number) => ({
    data: { messageId, place },
    key: `${messageId}/${place}`,
    ownerId,
  });

  return {
    isOne: (message) => placeOf(message) >= 0,
    addEarlier: (tx, messages) =>
      earlier.add(
        tx,
        messages.map((message) => jobOf(message, placeOf(message))),
      ),
    wake: earlier.wake,
    expect: async (message) => {
      const place = placeOf(message);
      if (place < 0) return;
      const dueAt = new Date(clock().getTime() + storedAfterMs);
      await queue.add(db, [{ ...jobOf(message, place), dueAt }]);
    },
    begin: (message) => {
      const place = placeOf(message);
      if (place < 0) return;
      queue.put(db, { ...jobOf(message, place), dueAt: clock() }).then(queue.wake, onError);
    },
    excerpts: async (messageIds, words) => {
      const texts = await attachmentTextRows.transcriptsOf(db, messageIds);
      return new Map(
        texts.flatMap(({ messageId, text }) => {
          const excerpt = text && findExcerpt(text, words);
          return excerpt ? [[messageId, excerpt] as const] : [];
        }),
      );
    },
  };
}
