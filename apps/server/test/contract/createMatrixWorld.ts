import { randomUUID } from 'node:crypto';
import type { Access } from '@franca/contract';
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
  /** A thing of the owner and the member for each kind of access that depends on one. */
  things: Partial<Record<Access['kind'], string>>;
  /** Real values by the field names of the contract. */
  known: Record<string, unknown>;
};

/** Builds the world through the API alone. */
export async function createMatrixWorld(): Promise<MatrixWorld> {
  const world = await createWorld();
  const { ana: owner, bea: member, topic_id } = await world.pair(spanishReader);
  const stranger = await world.join('Stranger');
  const { chat_id } = (await owner.send(topic_id)).data;
  const uuid = randomUUID();
  await world.api.calls.start({ as: owner, body: { topic_id, uuid, is_video: false } });
  const known = {
    uuid,
    topic_id,
    chat_id,
    from_chat_id: chat_id,
    new_chat_id: owner.chatId(),
    target_user_id: member.id,
    target_user_ids: [owner.id],
    user_id: member.id,
    type: 'message',
    content: 'Hello again',
    theme: 'Forest',
    seen_time: new Date().toISOString(),
  };
  const leaver = await world.join('Leaver');
  const leftGroup = await world.group(owner, member, leaver);
  await world.api.groups.leave({ as: leaver, body: { topic_id: leftGroup } });
  const things = {
    topicMember: topic_id,
    messageReader: chat_id,
    callParticipant: uuid,
    link: 'f'.repeat(40),
  };
  return { ...world, owner, member, stranger, leaver, leftGroup, things, known };
}
