import { randomUUID } from 'node:crypto';
import type { Access } from '@franca/contract';
import { isNull } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { calls } from '../../src/db/schema/calls.ts';
import { repeatingAssistant } from '../repeatingAssistant.ts';
import { tinyPicture } from '../tinyPicture.ts';
import { createWorld, type Person, spanishReader, type World } from '../world.ts';

/** Two people with a conversation, and a third who has no part in it. */
export type MatrixWorld = World & {
  /** Wrote the message. */
  owner: Person;
  /** The other member of the conversation. */
  member: Person;
  /** Member of nothing. */
  stranger: Person;
  /** Was in a group of the owner, and left it. */
  leaver: Person;
  /** That group. */
  leftGroup: string;
  /** A thing of the owner and the member for each kind of access that depends on one. Conversations with the assistant are the member's alone. */
  things: Partial<Record<Access['kind'] | 'assistantReply', string>>;
  /** The id of a poll that the owner asked in the conversation. */
  poll: string;
  /** The id of a message in which the owner sent a sticker of their own. */
  sticker: string;
  /** Real values by the field names of the contract. */
  known: Record<string, unknown>;
};

/** A call that is over and recorded: one that rings would change by itself while the matrix is asked. */
async function endedCall(
  world: World,
  owner: Person,
  call: { topic_id: string; uuid: string },
): Promise<void> {
  await world.api.calls.start({ as: owner, body: { ...call, is_video: false } });
  await world.api.calls.hangup({ as: owner, body: call });
  const { db } = world.app.core.database;
  await vi.waitFor(async () => expect(await db.$count(calls, isNull(calls.recordedAt))).toBe(0), {
    timeout: 20_000,
    interval: 50,
  });
}

/** Builds the world through the API alone. */
export async function createMatrixWorld(): Promise<MatrixWorld> {
  const world = await createWorld({ assistant: repeatingAssistant });
  const { ana: owner, bea: member, topic_id } = await world.pair(spanishReader);
  const stranger = await world.join('Stranger');
  const { chat_id } = (await owner.send(topic_id)).data;
  const { data: poll } = await world.api.chat.send({
    as: owner,
    body: {
      topic_id,
      chat_id: owner.chatId(),
      type: 'poll',
      poll: { question: 'Sea or hills?', options: ['Sea', 'Hills'] },
    },
  });
  const file_url = await owner.upload({ name: 'shell.png', bytes: tinyPicture, folder: 'sticker' });
  await world.api.stickers.add({ as: owner, body: { file_url, name: 'Shell' } });
  const { data: sticker } = await owner.send(topic_id, file_url, { type: 'sticker' });
  const uuid = randomUUID();
  await endedCall(world, owner, { topic_id, uuid });
  const known = {
    uuid,
    topic_id,
    chat_id,
    chat_ids: [chat_id],
    from_chat_id: chat_id,
    new_chat_id: owner.chatId(),
    target_user_id: member.id,
    target_user_ids: [owner.id],
    user_id: member.id,
    type: 'message',
    send_at: new Date(world.app.testClock.now().getTime() + 86_400_000).toISOString(),
    content: 'Hello again',
    emoji: '👍',
    theme: 'Forest',
    seen_time: new Date().toISOString(),
  };
  const leaver = await world.join('Leaver');
  const leftGroup = await world.group(owner, member, leaver);
  await world.api.groups.leave({ as: leaver, body: { topic_id: leftGroup } });
  const { data: reply } = await world.api.assistant.create({ as: member, body: { content: 'Hello' } });
  const things = {
    assistantOwner: reply.parent_id,
    assistantReply: reply._id,
    topicMember: topic_id,
    messageReader: chat_id,
    callParticipant: uuid,
    link: 'f'.repeat(40),
  };
  const messages = { poll: poll.chat_id, sticker: sticker.chat_id };
  return { ...world, owner, member, stranger, leaver, leftGroup, things, ...messages, known };
}
