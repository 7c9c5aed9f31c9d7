import type { TranscriptSpeaker } from '@franca/contract';
import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { callTranscripts, transcriptReaders, transcriptSpeakers } from '../../db/schema/transcripts.ts';

/** A reader of a transcript: a socket, and the language that its lines are translated into. */
export type ReaderRow = typeof transcriptReaders.$inferSelect;
/** How the words of one participant come into the transcript. */
export type SpeakerRow = typeof transcriptSpeakers.$inferSelect;

/** What is stored of a speaker's source. */
export type SpeakerSource = Pick<TranscriptSpeaker, 'source' | 'engine' | 'place' | 'service' | 'quality'>;

/** What is stored of the transcript of one call. */
export type StoredTranscript = {
  transcript: typeof callTranscripts.$inferSelect | undefined;
  readers: ReaderRow[];
  speakers: SpeakerRow[];
};

/** The statements of transcripts. */
export const transcriptRows = {
  load: async (db: Database, uuid: string): Promise<StoredTranscript> => {
    const [transcripts, readers, speakers] = await Promise.all([
      db.select().from(callTranscripts).where(eq(callTranscripts.callUuid, uuid)),
      db.select().from(transcriptReaders).where(eq(transcriptReaders.callUuid, uuid)),
      db.select().from(transcriptSpeakers).where(eq(transcriptSpeakers.callUuid, uuid)),
    ]);
    return { transcript: transcripts[0], readers, speakers };
  },

  /** Counts a change; nothing where there never was a transcript. */
  change: async (db: Database, uuid: string): Promise<void> => {
    await db
      .update(callTranscripts)
      .set({ version: sql`${callTranscripts.version} + 1` })
      .where(eq(callTranscripts.callUuid, uuid));
  },

  /** Adds a reader, and starts the transcript where none runs. */
  read: async (db: Database, reader: ReaderRow, at: Date): Promise<void> => {
    await db.transaction(async (tx) => {
      const { callUuid, userId, language, until } = reader;
      const begun = { isRunning: true, startedBy: userId, startedAt: at };
      const inserted = await tx
        .insert(callTranscripts)
        .values({ callUuid, ...begun, version: 1 })
        .onConflictDoNothing()
        .returning();
      if (inserted.length === 0) {
        const [row] = await tx
          .select({ isRunning: callTranscripts.isRunning })
          .from(callTranscripts)
          .where(eq(callTranscripts.callUuid, callUuid))
          .for('update');
        if (row && !row.isRunning)
          await tx.update(callTranscripts).set(begun).where(eq(callTranscripts.callUuid, callUuid));
        await transcriptRows.change(tx, callUuid);
      }
      await tx
        .insert(transcriptReaders)
        .values(reader)
        .onConflictDoUpdate({
          target: [transcriptReaders.callUuid, transcriptReaders.socketId],
          set: { language, until },
        });
    });
  },

  /** Removes readers: a socket, or all of some people. */
  stopReading: async (
    db: Database,
    uuid: string,
    who: { socketId: string } | { userIds: readonly string[] },
  ): Promise<void> => {
    const isTheirs =
      'socketId' in who
        ? eq(transcriptReaders.socketId, who.socketId)
        : inArray(transcriptReaders.userId, [...who.userIds]);
    await db.delete(transcriptReaders).where(and(eq(transcriptReaders.callUuid, uuid), isTheirs));
  },

  /** Keeps the readers behind some sockets until a time. */
  keep: async (db: Database, socketIds: readonly string[], until: Date): Promise<void> => {
    if (socketIds.length === 0) return;
    await db
      .update(transcriptReaders)
      .set({ until })
      .where(inArray(transcriptReaders.socketId, [...socketIds]));
  },

  /** Removes the readers whose time is over; returns their calls. */
  removeExpired: async (db: Database, at: Date): Promise<string[]> => {
    const rows = await db
      .delete(transcriptReaders)
      .where(lt(transcriptReaders.until, at))
      .returning({ uuid: transcriptReaders.callUuid });
    return [...new Set(rows.map(({ uuid }) => uuid))];
  },

  /** Calls whose transcript runs. */
  running: async (db: Database): Promise<string[]> => {
    const rows = await db
      .select({ uuid: callTranscripts.callUuid })
      .from(callTranscripts)
      .where(eq(callTranscripts.isRunning, true));
    return rows.map(({ uuid }) => uuid);
  },

  /** Ends a transcript that runs, unless somebody reads it and it is not `isOver`; returns whether it ended. */
  stop: async (db: Database, uuid: string, { isOver }: { isOver: boolean }): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select({ isRunning: callTranscripts.isRunning })
        .from(callTranscripts)
        .where(eq(callTranscripts.callUuid, uuid))
        .for('update');
      if (!row?.isRunning) return false;
      if (isOver) await tx.delete(transcriptReaders).where(eq(transcriptReaders.callUuid, uuid));
      const readers = await tx
        .select({ userId: transcriptReaders.userId })
        .from(transcriptReaders)
        .where(eq(transcriptReaders.callUuid, uuid))
        .limit(1);
      if (readers.length > 0) return false;
      await tx
        .update(callTranscripts)
        .set({ isRunning: false, version: sql`${callTranscripts.version} + 1` })
        .where(eq(callTranscripts.callUuid, uuid));
      // Whoever refused has refused for the whole call.
      await tx
        .update(transcriptSpeakers)
        .set({
          session: null,
          // What a recorded voice says stays prepared.
          source: sql`case when ${transcriptSpeakers.source} = 'prepared' then 'prepared' else 'pending' end`,
        })
        .where(eq(transcriptSpeakers.callUuid, uuid));
      return true;
    }),

  /** Stores something about a speaker; returns what stood there before. */
  setSpeaker: async (
    db: Database,
    speaker: { callUuid: string; userId: string; seenAt: Date },
    change: Partial<SpeakerRow>,
  ): Promise<SpeakerRow | undefined> =>
    db.transaction(async (tx) => {
      const isTheirs = and(
        eq(transcriptSpeakers.callUuid, speaker.callUuid),
        eq(transcriptSpeakers.userId, speaker.userId),
      );
      const [before] = await tx.select().from(transcriptSpeakers).where(isTheirs).for('update');
      await tx
        .insert(transcriptSpeakers)
        .values({ source: 'pending', quality: 'good', ...change, ...speaker })
        .onConflictDoUpdate({
          target: [transcriptSpeakers.callUuid, transcriptSpeakers.userId],
          set: { ...change, seenAt: speaker.seenAt },
        });
      return before;
    }),

  /** Ends recognitions in an orderly way, so that the next one of the person leaves no gap. */
  endSessions: async (db: Database, uuid: string, userIds: readonly string[]): Promise<void> => {
    await db
      .update(transcriptSpeakers)
      .set({ session: null })
      .where(and(eq(transcriptSpeakers.callUuid, uuid), inArray(transcriptSpeakers.userId, [...userIds])));
  },

  /**
   * Stores that nothing recognises the speakers any more whose recognition gave no sign of life since a time: its process died, or the page.
   * The recognition stays their last one. Returns them as they are known.
   */
  lose: async (db: Database, before: Date): Promise<SpeakerRow[]> => {
    const { callUuid, session, seenAt, source } = transcriptSpeakers;
    const running = db
      .select({ uuid: callTranscripts.callUuid })
      .from(callTranscripts)
      .where(eq(callTranscripts.isRunning, true));
    return db
      .update(transcriptSpeakers)
      .set({ source: 'pending' })
      .where(
        and(
          inArray(callUuid, running),
          isNotNull(session),
          lt(seenAt, before),
          notInArray(source, ['pending', 'prepared']),
        ),
      )
      .returning();
  },

  /** Those among some people whose recognition was lost, and no other one has begun since. */
  lost: async (db: Database, uuid: string, userIds: readonly string[]): Promise<SpeakerRow[]> => {
    const { callUuid, userId, session, source } = transcriptSpeakers;
    const isTheirs = and(eq(callUuid, uuid), inArray(userId, [...userIds]));
    return db
      .select()
      .from(transcriptSpeakers)
      .where(and(isTheirs, isNotNull(session), eq(source, 'pending')));
  },

  /** Stores that nothing recognises a speaker any more, unless another recognition of theirs has begun. */
  forgetSource: async (
    db: Database,
    speaker: { callUuid: string; userId: string; session: string },
  ): Promise<void> => {
    const { callUuid, userId, session } = transcriptSpeakers;
    await db
      .update(transcriptSpeakers)
      .set({ source: 'pending', session: null })
      .where(
        and(
          eq(callUuid, speaker.callUuid),
          eq(userId, speaker.userId),
          or(isNull(session), eq(session, speaker.session)),
        ),
      );
  },

  /** Stores that some recognitions go on. */
  touch: async (db: Database, sessions: readonly string[], at: Date): Promise<void> => {
    if (sessions.length === 0) return;
    await db
      .update(transcriptSpeakers)
      .set({ seenAt: at })
      .where(inArray(transcriptSpeakers.session, [...sessions]));
  },
};
