import { DTAttachmentType, DTMessageType, formatChatId } from '@franca/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { callRecordings } from '../../db/schema/calls.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Files } from '../files/Files.ts';
import { setWebmDuration } from './setWebmDuration.ts';

/** What keeping recordings is built on. */
export type KeepRecordingOptions = {
  db: Database;
  clock: Clock;
  /** Where the parts are kept. */
  files: Pick<Files, 'parts'>;
  /** Stores a finished recording in the conversation. */
  chat: Pick<Chat, 'send'>;
  /** The conversation of a call. */
  topicOf: (uuid: string) => Promise<string | undefined>;
};

type Row = typeof callRecordings.$inferSelect;

/** What the pages of this application record; players ask the file itself. */
const pixels = { width: 1280, height: 720 };
/** How long it is, in milliseconds; without a word of its page until its last part. */
const lengthOf = ({ milliseconds, startedAt, seenAt }: Row): number =>
  milliseconds ?? Math.max(0, seenAt.getTime() - startedAt.getTime());

/** Refusals after which a recording has no place in the conversation, now or later. */
const isHopeless = (error: unknown): boolean =>
  error instanceof Refusal &&
  ['file_not_found', 'file_type_refused', 'topic_not_found', 'blocked', 'not_permitted'].includes(error.code);

/** Makes what stores a closed recording in its conversation; any process may do it, also several times. */
export function createKeepRecording(options: KeepRecordingOptions): (id: string) => Promise<void> {
  const { db, clock, files, chat, topicOf } = options;

  /** Sends the file under a number that no other message of the sender bears. */
  async function send(row: Row, topicId: string, url: string, name: string): Promise<void> {
    const attachment = {
      type: DTAttachmentType.video,
      origin_url: url,
      name,
      meta_data: { ...pixels, duration: lengthOf(row) },
    };
    for (let number = row.startedAt.getTime(); ; number += 1) {
      const message = await chat.send(row.userId, {
        topic_id: topicId,
        chat_id: formatChatId(row.userId, number),
        type: DTMessageType.image,
        attachments: [attachment],
      });
      if (message.attachments.some(({ origin_url }) => origin_url === url)) return;
    }
  }

  async function store(row: Row): Promise<void> {
    const topicId = await topicOf(row.callUuid);
    const file = await files.parts.find(row.fileKey);
    if (!topicId || !file?.parts) return;
    const milliseconds = lengthOf(row);
    const url = await files.parts.join(row.fileKey, (head) => setWebmDuration(head, milliseconds));
    await send(row, topicId, url, file.name);
  }

  return async (id) => {
    const [row] = await db
      .select()
      .from(callRecordings)
      .where(
        and(eq(callRecordings.id, id), isNotNull(callRecordings.closedAt), isNull(callRecordings.keptAt)),
      );
    if (!row) return;
    try {
      await store(row);
    } catch (error) {
      // Its file is purged within a day, as nothing refers to it.
      if (!isHopeless(error)) throw error;
    }
    await db.update(callRecordings).set({ keptAt: clock() }).where(eq(callRecordings.id, id));
  };
}
