import type { Job, JobResult, Jobs } from '../../core/jobs/Jobs.ts';
import type { MessageWithNames } from '../chat/Chat.ts';
import type { AttachmentTextsContext } from './AttachmentTextsContext.ts';
import { attachmentTextRows } from './attachmentTextRows.ts';
import type { TranscriptTexts } from './createTranscriptTexts.ts';

/** How far it has come: after which message it goes on. The row of what is done stays, so that no start begins it anew. */
type Progress = { after: string | null; isDone?: boolean };

/** Of one part: messages that are looked at, of those with files, and of transcripts that are read from files. */
const [mostLookedAt, mostNamed, mostTranscripts] = [1000, 100, 3];
/** Milliseconds between two parts, and until the first one: whoever starts the server wants to use it. */
const [pauseMs, firstPauseMs] = [10_000, 60_000];
/** When the job of what is done is due. */
const never = new Date('9999-12-31T00:00:00Z');

const key = 'names and transcripts';
/** Never given up: its row is its place. */
const retry = { attempts: Number.POSITIVE_INFINITY, firstPauseMs: 10_000, longestPauseMs: 600_000 };

/**
 * Makes findable, in the background and once, what was sent before its words were kept: the names of files and places, and transcripts. It
 * looks at all messages in parts and keeps its place, so that a server that ends goes on where it was; of several servers one does it.
 */
export function createEarlierWords(
  { db, clock, fileMessages }: Pick<AttachmentTextsContext, 'db' | 'clock' | 'fileMessages'>,
  jobs: Pick<Jobs, 'define'>,
  transcripts: Pick<TranscriptTexts, 'isOne' | 'addEarlier' | 'wake'>,
): { startEarlier: () => Promise<void> } {
  const inMs = (ms: number): Date => new Date(clock().getTime() + ms);

  /** Of messages in their order, as many as belong to one part. */
  function choose(messages: readonly MessageWithNames[], isUnread: (message: MessageWithNames) => boolean) {
    let unread = 0;
    const end = messages.findIndex((message, index) => {
      if (index === mostNamed || unread === mostTranscripts) return true;
      if (isUnread(message)) unread += 1;
      return false;
    });
    return end < 0 ? messages : messages.slice(0, end);
  }

  async function run(job: Job<Progress>): Promise<JobResult> {
    await db.transaction(async (tx) => {
      const part = await fileMessages.after(tx, job.data.after, mostLookedAt);
      const known = await attachmentTextRows.withTranscript(
        tx,
        part.messages.filter(transcripts.isOne).map(({ id }) => id),
      );
      const isUnread = (message: MessageWithNames): boolean =>
        transcripts.isOne(message) && !known.has(message.id);
      const chosen = choose(part.messages, isUnread);
      // Held, so that nothing is stored of what is recalled meanwhile; what somebody is changing comes with the next part.
      const { held, busy } = await fileMessages.hold(
        tx,
        chosen.map(({ id }) => id),
      );
      const passed = busy === undefined ? chosen : chosen.filter(({ id }) => id < busy);
      const named = passed.filter(({ id }) => held.has(id));
      const updatedAt = clock();
      await attachmentTextRows.addNames(
        tx,
        named.map(({ id, topicId, names }) => ({ messageId: id, topicId, text: names, updatedAt })),
      );
      await transcripts.addEarlier(tx, named.filter(isUnread));
      const isWhole = passed.length === part.messages.length;
      const isDone = isWhole && part.last === null;
      const after = (isWhole ? part.last : passed.at(-1)?.id) ?? job.data.after;
      // Another process that counted this one as crashed goes on from the same place: what both do is the same.
      if (!(await job.endIn(tx))) return;
      const data: Progress = isDone ? { after, isDone } : { after };
      await queue.add(tx, [{ key, data, dueAt: isDone ? never : inMs(pauseMs) }]);
    });
    transcripts.wake();
    return { status: 'done' };
  }

  const queue = jobs.define<Progress>({
    kind: 'words of earlier files',
    concurrency: 1,
    perOwner: 1,
    retry,
    run,
  });

  return {
    startEarlier: () => queue.add(db, [{ key, data: { after: null }, dueAt: inMs(firstPauseMs) }]),
  };
}
