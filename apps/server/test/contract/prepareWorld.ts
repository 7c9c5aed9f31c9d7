import type { Access } from '@franca/contract';
import { api } from '../api.ts';
import { createTestApp, type TestApp } from '../createTestApp.ts';
import { type SignedUp, signUp } from '../signUp.ts';

/** Two people with a conversation, and a third who has no part in it. */
export interface World {
  /** The real application. */
  app: TestApp;
  /** Wrote the message. */
  owner: SignedUp;
  /** The other member of the conversation. */
  member: SignedUp;
  /** Member of nothing. */
  stranger: SignedUp;
  /** A thing of the owner and the member for each kind of access that depends on one. */
  things: Partial<Record<Access['kind'], string>>;
  /** Real values by the field names of the contract. */
  known: Record<string, unknown>;
}

/** Builds the world through the API alone. */
export async function prepareWorld(): Promise<World> {
  const app = await createTestApp({ environment: { TRANSLATE_ENGINES: 'phrases' } });
  const owner = await signUp(app, { name: 'Owner' });
  const member = await signUp(app, { name: 'Member', language: 'Spanish', accent: 'Spanish (Spain)' });
  const stranger = await signUp(app, { name: 'Stranger' });
  const topic = await api(app, owner.token).post<{ _id: string }>('/topic/private', {
    target_user_id: member.user._id,
    topic_name: 'Member',
    check_permission: true,
  });
  const chatId = `${owner.user._id}-1700000000000`;
  const message = { topic_id: topic.data._id, type: 'message', chat_id: chatId, content: 'Hello' };
  const sent = await api(app, owner.token).post('/chat', message);
  if (!sent.success) throw new Error(`The first message was refused: ${sent.errors.join(' ')}`);
  const known = {
    topic_id: topic.data._id,
    chat_id: chatId,
    from_chat_id: chatId,
    new_chat_id: `${owner.user._id}-1700000000001`,
    target_user_id: member.user._id,
    user_id: member.user._id,
    type: 'message',
    content: 'Hello again',
    theme: 'Forest',
    seen_time: new Date().toISOString(),
  };
  const link = 'f'.repeat(40);
  const things = { topicMember: topic.data._id, messageReader: chatId, link };
  return { app, owner, member, stranger, things, known };
}
