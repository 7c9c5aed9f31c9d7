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
import { createTranscriptLines, languageRoom, readersRoom } from './createTranscriptLines.ts';
import { createTranscriptViews, type SpokenLanguage } from './createTranscriptViews.ts';
import { createVoices, preparedSource, type Speaking } from './createVoices.ts';
import type { Transcripts } from './Transcripts.ts';
import { transcriptRows } from './transcriptRows.ts';

/** What transcripts need from the other domains and from the composition root. */
export type TranscriptsDeps = {
  /** Who is in which call, and the pages that follow it. */
  calls: () => Pick<Calls, 'joinedIn' | 'sendTranscript'>;
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

const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** Builds live transcripts over the core: who reads, who speaks, and what is sent to whom. */
export function connectTranscripts(core: Core, deps: TranscriptsDeps): Transcripts {
  const { checks, clock, database, log, redis, sockets } = core;
  const { db } = database;
  const { calls, users, languageByName, recognizers, translator } = deps;
  const onError = (error: unknown): void => log.error({ err: error }, 'a part of a transcript failed');
  const runInBackground = createBackgroundWork(core, onError);
  const publisher = sockets.publisher('/speech');
  const closing = new AbortController();
  const views = createTranscriptViews({
    db,
    joinedIn: (uuid) => calls().joinedIn(uuid),
    findUsers: users.find,
    languageByName,
    recognizers,
  });
  const lines = createTranscriptLines({
    views,
    publisher,
    translator,
    runInBackground,
    signal: closing.signal,
  });
  const voices = createVoices({ db, clock, views, lines, announce, runInBackground });
  const readers = new Map<string, Reader>();
  const keyOf = (socketId: string, uuid: string): string => `${socketId} ${uuid}`;

  /** What another process, or this one, has changed. */
  async function onNews(uuid: string): Promise<void> {
    views.forget(uuid);
    await voices.review(uuid);
  }
  const channel = redis?.key('transcripts');
  if (redis && channel) {
    runInBackground(redis.subscribe(channel, (uuid) => runInBackground(onNews(uuid))));
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
    const reader = { uuid, userId, socket, rooms: [readersRoom(uuid), languageRoom(uuid, language)] };
    for (const room of reader.rooms) await socket.join(room);
    readers.set(keyOf(socket.id, uuid), reader);
    await tell(uuid);
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
  }
  let isBeating = false;
  const timer = setInterval(() => {
    if (isBeating || (readers.size === 0 && voices.calls().length === 0)) return;
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

  const say: Transcripts['say'] = async ({ uuid, userId, text, sound }) => {
    const view = await views.get(uuid);
    const language = view.people.get(userId)?.language;
    if (!view.run || !language) return;
    const speaking = { uuid, userId, socketId: `recorded:${userId}`, language };
    if (views.engineFor(language)) {
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
      const rooms = [...new Set((await views.get(uuid)).readers.map(({ language }) => language))];
      publisher.leaveRooms(left, [readersRoom(uuid), ...rooms.map((one) => languageRoom(uuid, one))]);
      await transcriptRows.stopReading(db, uuid, { userIds: left });
      await transcriptRows.endSessions(db, uuid, left);
    }
    views.forget(uuid);
    if (isOver || left.length > 0) if (await stopIfUnread(uuid)) return;
    if ((await views.get(uuid)).run) await announce(uuid);
  }

  return {
    runOf,
    say,
    stateOf: async (uuid) => views.toState(await views.get(uuid)),
    onCallChange: ({ uuid, left, isOver }) => runInBackground(followCall(uuid, left, isOver)),
    runDue,
    beat,
  };
}
