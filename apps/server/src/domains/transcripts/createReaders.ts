import { isMet, speechEvents } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { Refusal } from '../../core/Refusal.ts';
import { canonicalLanguage } from '../../ports/translation/languageTags.ts';
import type { SocketHandle } from '../../realtime/SocketHandler.ts';
import type { Calls } from '../calls/Calls.ts';
import { type Budget, createBudget } from './createBudget.ts';
import { languageRoom, readerRoom, readersRoom } from './createTranscriptLines.ts';
import type { TranscriptNews } from './createTranscriptNews.ts';
import type { TranscriptViews } from './createTranscriptViews.ts';
import { transcriptRows } from './transcriptRows.ts';

/** What {@link createReaders} needs. */
export type ReadersOptions = {
  core: Pick<Core, 'checks' | 'clock' | 'database' | 'sockets'>;
  calls: () => Pick<Calls, 'joinedIn' | 'readsSince'>;
  views: Pick<TranscriptViews, 'get'>;
  news: TranscriptNews;
};

/** Who reads transcripts through this process. */
export type Readers = {
  /** Whether nobody reads here. */
  isEmpty: () => boolean;
  /** Keeps those who read here, without those who may not go on. */
  beat: () => Promise<void>;
  /** Keeps what a lost connection read for the time in which it may come back. */
  close: (socketId: string) => Promise<void>;
  /** Ends the transcript of a call that nobody reads any more, or that is over; returns whether it did. */
  stopIfUnread: (uuid: string) => Promise<boolean>;
};

/** A socket of this process that reads a transcript. */
type Reader = { uuid: string; userId: string; socket: SocketHandle<'/speech'>; rooms: string[] };

/** For how long a reader counts after the last sign of life; every process gives several within it for its readers. */
const readerMs = 30_000;
/** For how long the transcript waits for a reader whose connection is gone. */
const returnMs = 10_000;
/** How often a socket gets all that was said before: a page asks once for each connection, and when its person starts again. */
const earlier = { burst: 5, perSecond: 0.1 };

const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

const keyOf = (socketId: string, uuid: string): string => `${socketId} ${uuid}`;

/** Serves those who begin to read a transcript, and who stop. A transcript runs for as long as somebody reads it. */
export function createReaders({ core, calls, views, news }: ReadersOptions): Readers {
  const { checks, clock, database, sockets } = core;
  const { db } = database;
  const readers = new Map<string, Reader>();
  /** How often each socket may ask for what was said before. */
  const budgets = new Map<string, Budget>();

  async function stopIfUnread(uuid: string): Promise<boolean> {
    const isOver = (await calls().joinedIn(uuid)) === undefined;
    const hasStopped = await transcriptRows.stop(db, uuid, { isOver });
    if (hasStopped) await news.publish(uuid);
    return hasStopped;
  }

  async function stopReading({ uuid, socket, rooms }: Reader): Promise<void> {
    readers.delete(keyOf(socket.id, uuid));
    for (const room of rooms) await socket.leave(room);
    await transcriptRows.stopReading(db, uuid, { socketId: socket.id });
    if (!(await stopIfUnread(uuid))) await news.announce(uuid);
  }

  sockets.listen(speechEvents.speechListen, async ({ payload, userId, socket }) => {
    const uuid = payload.uuid.toLowerCase();
    const joined = await calls().joinedIn(uuid);
    if (!joined) throw new Refusal('call_ended');
    if (!joined.includes(userId)) throw new Refusal('call_not_found');
    const language = canonicalLanguage(socket.handshake.lang_code) ?? socket.handshake.lang_code;
    const at = clock();
    await transcriptRows.read(
      db,
      { callUuid: uuid, userId, socketId: socket.id, language, until: after(at, readerMs) },
      at,
    );
    const rooms = [readersRoom(uuid), languageRoom(uuid, language), readerRoom(uuid, socket.id)];
    for (const room of rooms) await socket.join(room);
    readers.set(keyOf(socket.id, uuid), { uuid, userId, socket, rooms });
    await news.publish(uuid);
    const budget = budgets.get(socket.id) ?? createBudget({ ...earlier, now: Date.now });
    budgets.set(socket.id, budget);
    if (!budget(1)) return;
    const since = await calls().readsSince({ uuid, userId });
    if (since) await news.sendEarlier({ uuid, socketId: socket.id, language, since: since.getTime() });
  });

  sockets.listen(speechEvents.speechStop, async ({ payload, socket }) => {
    const reader = readers.get(keyOf(socket.id, payload.uuid.toLowerCase()));
    if (reader) await stopReading(reader);
  });

  /** Whether somebody may go on reading: their plan may have ended, and they may have left. */
  async function mayRead({ uuid, userId }: Reader): Promise<boolean> {
    const plan = await checks.planOf(userId);
    if (!isMet('transcript', { plan, topic: undefined })) return false;
    const { run, joined } = await views.get(uuid);
    return run !== null && joined.has(userId);
  }

  return {
    isEmpty: () => readers.size === 0,
    beat: async () => {
      for (const reader of [...readers.values()]) if (!(await mayRead(reader))) await stopReading(reader);
      const socketIds = [...new Set([...readers.values()].map(({ socket }) => socket.id))];
      await transcriptRows.keep(db, socketIds, after(clock(), readerMs));
    },
    close: async (socketId) => {
      budgets.delete(socketId);
      const own = [...readers.values()].filter(({ socket }) => socket.id === socketId);
      for (const { uuid } of own) readers.delete(keyOf(socketId, uuid));
      if (own.length > 0) await transcriptRows.keep(db, [socketId], after(clock(), returnMs));
    },
    stopIfUnread,
  };
}
