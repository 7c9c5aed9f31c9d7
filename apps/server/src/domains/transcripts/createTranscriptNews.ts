import type { Core } from '../../core/Core.ts';
import type { Calls } from '../calls/Calls.ts';
import type { EarlierReader, TranscriptLines } from './createTranscriptLines.ts';
import type { TranscriptMemory } from './createTranscriptMemory.ts';
import type { TranscriptViews } from './createTranscriptViews.ts';
import type { Voices } from './createVoices.ts';
import { transcriptRows } from './transcriptRows.ts';

/** What {@link createTranscriptNews} needs. */
export type TranscriptNewsOptions = {
  core: Pick<Core, 'database' | 'redis'>;
  calls: () => Pick<Calls, 'sendTranscript'>;
  views: TranscriptViews;
  memory: TranscriptMemory;
  lines: Pick<TranscriptLines, 'sendEarlier'>;
  voices: () => Pick<Voices, 'review'>;
  /** Runs work that goes on after a response. */
  runInBackground: (work: Promise<unknown>) => void;
};

/** What pages and processes are to know of transcripts. */
export type TranscriptNews = {
  /** Something is stored about the transcript of a call: counts a version, and publishes it. */
  announce: (uuid: string) => Promise<void>;
  /** Sends the state of a transcript, as it is stored, to pages and processes. */
  publish: (uuid: string) => Promise<void>;
  /** Forgets what was said in a transcript that has ended. */
  forgetIfOver: (uuid: string) => Promise<void>;
  /** Sends a new reader what was said before, in whichever process it was. */
  sendEarlier: (reader: EarlierReader) => Promise<void>;
};

/** Passes on what changes in transcripts, over Redis where there are several processes. */
export function createTranscriptNews(options: TranscriptNewsOptions): TranscriptNews {
  const { core, calls, views, memory, lines, voices, runInBackground } = options;
  const { redis } = core;
  const channel = redis?.key('transcripts');
  /** Where processes ask each other to send a new reader what was said before. */
  const earlierChannel = redis?.key('transcripts-earlier');

  async function forgetIfOver(uuid: string): Promise<void> {
    if (memory.of(uuid) && !(await views.get(uuid)).run) memory.forget(uuid);
  }

  /** What another process, or this one, has changed. */
  async function onNews(uuid: string): Promise<void> {
    views.forget(uuid);
    await voices().review(uuid);
    await forgetIfOver(uuid);
  }
  if (redis && channel && earlierChannel) {
    runInBackground(redis.subscribe(channel, (uuid) => runInBackground(onNews(uuid))));
    runInBackground(
      redis.subscribe(earlierChannel, (text) => {
        const reader: EarlierReader = JSON.parse(text);
        views.forget(reader.uuid);
        runInBackground(lines.sendEarlier(reader));
      }),
    );
  }

  async function publish(uuid: string): Promise<void> {
    await onNews(uuid);
    // While Redis is away the others find out within seconds.
    if (redis && channel) await redis.client.publish(channel, uuid).catch(() => undefined);
    calls().sendTranscript(views.toState(await views.get(uuid)));
  }

  return {
    announce: async (uuid) => {
      await transcriptRows.change(core.database.db, uuid);
      await publish(uuid);
    },
    publish,
    forgetIfOver,
    sendEarlier: async (reader) => {
      if (!redis || !earlierChannel) return lines.sendEarlier(reader);
      // It comes back to this process, too. While Redis is away only what went through here is sent.
      await redis.client
        .publish(earlierChannel, JSON.stringify(reader))
        .catch(() => lines.sendEarlier(reader));
    },
  };
}
