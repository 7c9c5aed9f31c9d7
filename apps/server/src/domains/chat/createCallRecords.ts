import type { CallRoom } from '@franca/contract';
import { DTMessageType, formatChatId } from '@franca/contract';
import { databaseProblem } from '../../db/Database.ts';
import type { ChatContext } from './ChatContext.ts';
import type { MessageStore } from './createMessageStore.ts';
import { findByChatId } from './findMessage.ts';

/** A call that is over. */
export type CallRecord = {
  topicId: string;
  /** Whoever began it: the sender of the record while they are a member. */
  senderId: string;
  /** Everybody who was called, any of whom may stand for the sender. */
  memberIds: readonly string[];
  startedAt: Date;
  endedAt: Date;
  callRoom: CallRoom;
};

/** Stores the record of a call as a message, once; nothing where nobody of the call is a member any more. */
export type RecordCall = (record: CallRecord) => Promise<void>;

/** Records over the database. The number in a record's `chat_id` is the call's beginning, so that a second attempt finds the first. */
export function createCallRecords({ db, topics }: ChatContext, { store }: MessageStore): RecordCall {
  async function isStored(chatId: string, uuid: string | undefined): Promise<boolean | undefined> {
    const row = await findByChatId(db, chatId);
    return row && row.callRoom?.uuid === uuid;
  }

  async function storeOnce(record: CallRecord, milliseconds: number): Promise<void> {
    const { topicId, senderId, memberIds, callRoom, endedAt } = record;
    const all = (await topics.membership.ofTopics([topicId])).get(topicId) ?? [];
    const sender = [senderId, ...memberIds].find((id) => all.some((member) => member.userId === id));
    if (sender === undefined) return;
    const chatId = formatChatId(sender, milliseconds);
    const known = await isStored(chatId, callRoom.uuid);
    if (known) return;
    // A message of the same sender may bear the same number.
    if (known === false) return storeOnce(record, milliseconds + 1);
    const message = {
      topicId,
      senderId: sender,
      chatId,
      type: DTMessageType.call,
      content: null,
      language: null,
      replyId: null,
      forwardId: null,
      attachments: [],
      mentions: [],
      previewId: null,
      metaData: null,
      contactId: null,
      callRoom,
      poll: null,
      isSilent: false,
      createdAt: endedAt,
    };
    try {
      await store(message, all);
    } catch (error) {
      if (databaseProblem(error)?.code !== '23505') throw error;
      return storeOnce(record, milliseconds);
    }
  }

  return (record) => storeOnce(record, record.startedAt.getTime());
}
