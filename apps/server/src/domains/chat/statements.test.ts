import type { Message } from '@franca/contract';
import { type Logger, NoopLogger } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  ask,
  type ChatPerson,
  type ChatWorld,
  createChatWorld,
  nextOf,
} from '../../../test/chat/createChatWorld.ts';

let world: ChatWorld;
let ana: ChatPerson;
let bea: ChatPerson;
let dan: ChatPerson;

beforeAll(async () => {
  world = await createChatWorld();
  ana = await world.join('Ana');
  bea = await world.join('Bea');
  dan = await world.join('Dan', ['Spanish', 'Spanish (Spain)']);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.dispose());

/** What the sender waits for; the session, the queue of translations and the chat lists ask for themselves. */
async function questionsOf(work: () => Promise<unknown>): Promise<string[]> {
  const logger: Logger = NoopLogger.prototype;
  const asked = vi.spyOn(logger, 'logQuery');
  await work();
  const statements = asked.mock.calls.map(([statement]) => statement);
  return statements.flatMap((statement) => {
    if (/^insert into "message_translations"/.test(statement)) return 'order';
    if (statement.includes('"topic_members"')) return 'who';
    return statement.startsWith('with topic') ? 'store' : [];
  });
}

describe('a message costs the database', () => {
  it('one question for who is in the conversation and one for storing it', async () => {
    const topic = await ana.open(bea);
    expect(await questionsOf(() => ana.send(topic))).toEqual(['who', 'store']);
  });

  it('not one more when it has to be translated for somebody who is there', async () => {
    const topic = await ana.open(dan);
    const socket = await dan.connect();
    await ask(socket, 'topic-listen', { topic_id: topic });
    const shown = nextOf<Message>(socket, 'newChat', { topic_id: topic });
    expect(await questionsOf(() => ana.send(topic, 'Where is the train station?'))).toEqual(['who', 'store']);
    expect((await shown).translation.state).toBe('queued');
  });
});
