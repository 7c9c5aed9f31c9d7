import { randomUUID } from 'node:crypto';
import { isMet, speechEvents } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { createBackgroundWork } from '../../core/createBackgroundWork.ts';
import { Refusal } from '../../core/Refusal.ts';
import { repeat } from '../../core/repeat.ts';
import type { SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import type { Translator } from '../../ports/Translator.ts';
import { canonicalLanguage, primaryLanguage } from '../../ports/translation/languageTags.ts';
import type { SocketHandle } from '../../realtime/SocketHandler.ts';
import type { Calls } from '../calls/Calls.ts';
import type { Users } from '../users/Users.ts';
import { type Budget, createBudget } from './createBudget.ts';
import {
  createTranscriptLines,
  type EarlierReader,
  languageRoom,
  readerRoom,
  readersRoom,
} from './createTranscriptLines.ts';
import { createTranscriptMemory } from './createTranscriptMemory.ts';
import { createTranscriptViews, type SpokenLanguage, spokenBy } from './createTranscriptViews.ts';
import { createVoices, preparedSource, type Speaking } from './createVoices.ts';
import type { Transcripts } from './Transcripts.ts';
import { transcriptRows } from './transcriptRows.ts';

/** What transcripts need from the other domains and from the composition root. */
export type TranscriptsDeps = {
  /** Who is in which call, and the pages that follow it. */
  calls: () => Pick<Calls, 'joinedIn' | 'memberSince' | 'sendTranscript' | 'topicOf'>;
  /** Whether only engines of this server may get what is said in a topic. */
  isLocalOnly: (topicId: string) => Promise<boolean>;
  /** Names and languages of people. */
  users: Pick<Users, 'find'>;
  /** A language of profiles by its name. */
  languageByName: (name: string) => SpokenLanguage | undefined;
  /** Engines, the preferred one first. */
  recognizers: readonly SpeechRecognizer[];
  /** Translates what was said. */
  translator: Pick<Translator, 'translate'>;
};

/** A socket of this process that reads a transcript. */
type Reader = { uuid: string; userId: string; socket: SocketHandle<'/speech'>; rooms: string[] };

/** For how long a reader counts who is not heard of; every process says several times within it that its readers are there. */
const readerMs = 30_000;
/** For how long the transcript waits for a reader whose connection is gone. */
const returnMs = 10_000;
/** Milliseconds between two times at which the plans and places of readers are looked up. */
const beatEveryMs = 2000;
const dueEveryMs = 3000;
/** How often a socket gets all that was said before: a page asks once for each connection, and when its person starts again. */
const earlier = { burst: 5, perSecond: 0.1 };

const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** Builds live transcripts over the core: who reads, who speaks, and what is sent to whom. */
export function connectTranscripts(core: Core, deps: TranscriptsDeps): Transcripts {
  const { checks, clock, database, log, redis, sockets } = core;
  const { db } = database;
  const { calls, isLocalOnly, users, languageByName, recognizers, translator } = deps;
  const onError = (error: unknown): void => log.error({ err: error }, 'a part of a transcript failed');
  const runInBackground = createBackgroundWork(core, onError);
  const publisher = sockets.publisher('/speech');
  const closing = new AbortController();
  const views = createTranscriptViews({
    db,
    joinedIn: (uuid) => calls().joinedIn(uuid),
    isLocalOnly: async (uuid) => {
      const topicId = await calls().topicOf(uuid);
      return topicId !== undefined && isLocalOnly(topicId);
    },
    findUsers: users.find,
    languageByName,
    recognizers,
  });
  const memory = createTranscriptMemory();
  const lines = createTranscriptLines({
    views,
    memory,
    publisher,
    translator,
    runInBackground,
    signal: closing.signal,
  });
  const voices = createVoices({ db, clock, views, lines, announce, runInBackground });
  const readers = new Map<string, Reader>();
  /** How often each socket may ask for what was said before. */
  const budgets = new Map<string, Budget>();
  const keyOf = (socketId: string, uuid: string): string => `${socketId} ${uuid}`;

  /** What was said in a transcript that has ended is nobody's any more. */
  async function forgetIfOver(uuid: string): Promise<void> {
    if (memory.of(uuid) && !(await views.get(uuid)).run) memory.forget(uuid);
  }

  /** What another process, or this one, has changed. */
  async function onNews(uuid: string): Promise<void> {
    views.forget(uuid);
    await voices.review(uuid);
    await forgetIfOver(uuid);
  }
  const channel = redis?.key('transcripts');
  /** Where processes ask each other to send a new reader what was said before. */
  const earlierChannel = redis?.key('transcripts-earlier');
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

  /** Sends a new reader what was said before, wherever it was. */
  async function sendEarlier(reader: EarlierReader): Promise<void> {
    if (!redis || !earlierChannel) return lines.sendEarlier(reader);
    // It comes back to this process, too. While Redis is away only what went through here is sent.
    await redis.client.publish(earlierChannel, JSON.stringify(reader)).catch(() => lines.sendEarlier(reader));
  }

  /** Something is stored about the transcript of a call: pages and processes are to know it. */
  async function announce(uuid: string): Promise<void> {
    await transcriptRows.change(db, uuid);
    await tell(uuid);
  }

  async function tell(uuid: string): Promise<void> {
    await onNews(uuid);
    // While Redis is away the others find out within seconds.
    if (redis && channel) await redis.client.publish(channel, uuid).catch(() => undefined);
    calls().sendTranscript(views.toState(await views.get(uuid)));
  }

  async function leave({ uuid, socket, rooms }: Reader): Promise<void> {
    readers.delete(keyOf(socket.id, uuid));
    for (const room of rooms) await socket.leave(room);
  }

  /** Ends the transcript of a call that nobody reads any more, or that is over. */
  async function stopIfUnread(uuid: string): Promise<boolean> {
    const isOver = (await calls().joinedIn(uuid)) === undefined;
    const hasStopped = await transcriptRows.stop(db, uuid, { isOver });
    if (hasStopped) await tell(uuid);
    return hasStopped;
  }

  async function stopReading(reader: Reader): Promise<void> {
    await leave(reader);
    await transcriptRows.stopReading(db, reader.uuid, { socketId: reader.socket.id });
    if (!(await stopIfUnread(reader.uuid))) await announce(reader.uuid);
  }

  const runOf: Transcripts['runOf'] = async (uuid) => views.toState(await views.get(uuid)).transcript;

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
    const reader = { uuid, userId, socket, rooms };
    for (const room of reader.rooms) await socket.join(room);
    readers.set(keyOf(socket.id, uuid), reader);
    await tell(uuid);
    const budget = budgets.get(socket.id) ?? createBudget({ ...earlier, now: Date.now });
    budgets.set(socket.id, budget);
    if (!budget(1)) return;
    const since = await calls().memberSince({ uuid, userId });
    if (since) await sendEarlier({ uuid, socketId: socket.id, language, since: since.getTime() });
  });

  sockets.listen(speechEvents.speechStop, async ({ payload, socket }) => {
    const reader = readers.get(keyOf(socket.id, payload.uuid.toLowerCase()));
    if (reader) await stopReading(reader);
  });

  const speakingOf = (
    payload: { uuid: string },
    userId: string,
    socket: SocketHandle<'/speech'>,
  ): Speaking => {
    const { accent_code, lang_code } = socket.handshake;
    const isOfLanguage = primaryLanguage(accent_code) === primaryLanguage(lang_code);
    return {
      uuid: payload.uuid.toLowerCase(),
      userId,
      socketId: socket.id,
      language: canonicalLanguage(isOfLanguage ? accent_code : lang_code) ?? 'en',
    };
  };
  sockets.listen(speechEvents.speechStream, ({ payload, userId, socket }) =>
    voices.hear(speakingOf(payload, userId, socket), payload),
  );
  sockets.listen(speechEvents.speechText, ({ payload, userId, socket }) =>
    voices.read(speakingOf(payload, userId, socket), payload),
  );
  sockets.listen(speechEvents.speechStreamStop, ({ payload, userId, socket }) =>
    voices.pause(speakingOf(payload, userId, socket)),
  );
  sockets.listen(speechEvents.speechRefuse, async ({ payload, userId }) => {
    const uuid = payload.uuid.toLowerCase();
    await transcriptRows.setSpeaker(
      db,
      { callUuid: uuid, userId, seenAt: clock() },
      { isRefused: payload.is_refused, session: null },
    );
    await announce(uuid);
  });
  sockets.onConnection('/speech', {
    connected: async () => undefined,
    disconnected: async (_userId, socketId) => {
      voices.close(socketId);
      budgets.delete(socketId);
      const own = [...readers.values()].filter(({ socket }) => socket.id === socketId);
      for (const { uuid } of own) readers.delete(keyOf(socketId, uuid));
      if (own.length > 0) await transcriptRows.keep(db, [socketId], after(clock(), returnMs));
    },
  });

  /** Whether somebody may go on reading: their plan may have ended, and they may have left. */
  async function mayRead({ uuid, userId }: Reader): Promise<boolean> {
    const plan = await checks.planOf(userId);
    if (!isMet('transcript', { plan, topic: undefined })) return false;
    const { run, joined } = await views.get(uuid);
    return run !== null && joined.has(userId);
  }

  async function beat(): Promise<void> {
    for (const reader of [...readers.values()]) if (!(await mayRead(reader))) await stopReading(reader);
    const socketIds = [...new Set([...readers.values()].map(({ socket }) => socket.id))];
    await transcriptRows.keep(db, socketIds, after(clock(), readerMs));
    for (const uuid of voices.calls()) await voices.review(uuid);
    await voices.beat();
    for (const uuid of memory.calls()) await forgetIfOver(uuid);
  }
  let isBeating = false;
  const timer = setInterval(() => {
    const isIdle = readers.size === 0 && voices.calls().length === 0 && memory.calls().length === 0;
    if (isBeating || isIdle) return;
    isBeating = true;
    void beat()
      .catch(onError)
      .finally(() => {
        isBeating = false;
      });
  }, beatEveryMs);
  timer.unref();
  core.onStop(async () => {
    clearInterval(timer);
    closing.abort();
  });
  core.onClose(async () => {
    for (const recognizer of recognizers) await recognizer.close();
  });

  async function runDue(): Promise<void> {
    const unread = await transcriptRows.removeExpired(db, clock());
    const running = await transcriptRows.running(db);
    for (const uuid of running)
      if (!(await stopIfUnread(uuid)) && unread.includes(uuid)) await announce(uuid);
  }
  const isRunning = async (): Promise<boolean> => (await transcriptRows.running(db)).length > 0;
  repeat(core, 'transcripts', dueEveryMs, runDue, { isNeeded: isRunning });

  const prepare: Transcripts['prepare'] = async ({ uuid, userId }) => {
    const [user] = await users.find([userId]);
    const language = user && spokenBy(user, languageByName);
    if (!language || views.engineFor(await views.get(uuid), language)) return;
    const speaker = { callUuid: uuid, userId, seenAt: clock() };
    await transcriptRows.setSpeaker(db, speaker, { ...preparedSource, language });
    await announce(uuid);
  };

  const say: Transcripts['say'] = async ({ uuid, userId, text, sound }) => {
    const view = await views.get(uuid);
    const language = view.people.get(userId)?.language;
    if (!view.run || !language) return;
    const speaking = { uuid, userId, socketId: `recorded:${userId}`, language };
    if (views.engineFor(view, language)) {
      await voices.hear(speaking, {
        audio: new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength),
      });
      await voices.pause(speaking);
      return;
    }
    const line = { id: randomUUID(), data: text, isFinal: true, revision: 0 };
    await voices.read(speaking, line, preparedSource);
  };

  async function followCall(uuid: string, left: readonly string[], isOver: boolean): Promise<void> {
    if (left.length > 0) {
      const { readers: known } = await views.get(uuid);
      const rooms = known.flatMap(({ language, socketId }) => [
        languageRoom(uuid, language),
        readerRoom(uuid, socketId),
      ]);
      publisher.leaveRooms(left, [readersRoom(uuid), ...new Set(rooms)]);
      await transcriptRows.stopReading(db, uuid, { userIds: left });
      await transcriptRows.endSessions(db, uuid, left);
    }
    views.forget(uuid);
    if (isOver || left.length > 0) if (await stopIfUnread(uuid)) return;
    if ((await views.get(uuid)).run) await announce(uuid);
  }

  return {
    runOf,
    prepare,
    say,
    stateOf: async (uuid) => views.toState(await views.get(uuid)),
    onCallChange: ({ uuid, left, isOver }) => runInBackground(followCall(uuid, left, isOver)),
    runDue,
    beat,
  };
}
