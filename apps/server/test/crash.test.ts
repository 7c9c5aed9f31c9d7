import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from '@franca/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callRemote, connectRemote, type RemotePerson, signUpRemote } from './remotePerson.ts';
import { type ServerProcess, startServer } from './startServer.ts';

const rounds = 10;
/** What the phrase memory knows is translated when it is stored; the other one goes through the queue. */
const [known, unknown] = ['Where is the train station?', 'The old house near the river has windows'];

const isKnown = (chatId: string): boolean => Number(chatId.at(-1)) % 2 === 0;

/** Somebody who writes one message after the other and remembers what the server promised. */
type Writer = {
  person: RemotePerson;
  /** Every chat_id in the order it was first sent. */
  sent: string[];
  /** Those with a response of the server. */
  acknowledged: Set<string>;
};

describe('a server that is killed in the middle of writing', () => {
  let directory: string;
  let server: ServerProcess;
  let address: string;
  let topicId: string;
  let writers: Writer[];

  async function start(): Promise<void> {
    // New people are on the free plan, which includes no translation.
    server = startServer({ DATA_DIR: directory, TRANSLATE_ENGINES: 'phrases', PLANS: 'off' });
    address = await server.ready;
  }

  async function kill(): Promise<void> {
    server.child.kill('SIGKILL');
    await server.exited;
  }

  async function send(writer: Writer, chatId: string): Promise<void> {
    const { id, token } = writer.person;
    const body = {
      topic_id: topicId,
      type: 'message',
      chat_id: chatId,
      content: isKnown(chatId) ? known : unknown,
    };
    const stored = await callRemote<{ chat_id: string; by: { _id: string } }>(address, '/chat', {
      token,
      body,
    });
    expect(stored).toMatchObject({ chat_id: chatId, by: { _id: id } });
    writer.acknowledged.add(chatId);
  }

  /** Writes until the connection breaks; what had no response is sent again first, as the outbox does. */
  async function write(writer: Writer, onAcknowledged: () => void): Promise<void> {
    try {
      for (const chatId of writer.sent.filter((id) => !writer.acknowledged.has(id)))
        await send(writer, chatId);
      for (;;) {
        const chatId = `${writer.person.id}-${1_700_000_000_000 + writer.sent.length}`;
        writer.sent.push(chatId);
        await send(writer, chatId);
        onAcknowledged();
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // `fetch` rejects with it when the connection breaks.
    }
  }

  async function allChanges(reader: RemotePerson): Promise<Change[]> {
    const changes: Change[] = [];
    for (;;) {
      const query = `topic_id=${topicId}&since=${changes.at(-1)?.seq ?? 0}&limit=200`;
      type Page = { changes: Change[]; has_more: boolean };
      const page = await callRemote<Page>(address, `/topic/changes?${query}`, { token: reader.token });
      changes.push(...page.changes);
      if (!page.has_more) return changes;
    }
  }

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'franca-crash-'));
    await start();
    const english = { language: 'English', accent: 'English (Australia)' };
    const spanish = { language: 'Spanish', accent: 'Spanish (Spain)' };
    const ana = await signUpRemote(address, { email: 'ana@example.org', ...english });
    const bea = await signUpRemote(address, { email: 'bea@example.org', ...spanish });
    const target = { target_user_id: bea.id, topic_name: 'Bea', check_permission: true };
    const topic = await callRemote<{ _id: string }>(address, '/topic/private', {
      token: ana.token,
      body: target,
    });
    topicId = topic._id;
    writers = [ana, bea].map((person) => ({ person, sent: [], acknowledged: new Set<string>() }));
  }, 120_000);

  afterAll(async () => {
    await kill();
    await rm(directory, { recursive: true, force: true });
  });

  it('loses nothing it acknowledged, doubles nothing, keeps the order, and finishes what was queued', async () => {
    const [ana, bea] = writers as [Writer, Writer];
    for (let round = 0; round < rounds; round++) {
      const socket = await connectRemote(address, bea.person, topicId);
      let left = 4 + ((round * 7) % 13);
      let killed: Promise<void> | undefined;
      const count = (): void => {
        left -= 1;
        if (left === 0) killed = kill();
      };
      await Promise.all(writers.map((writer) => write(writer, count)));
      await killed;
      socket.disconnect();
      await start();
    }

    const isComplete = async (): Promise<Change[]> => {
      // Read by the writer, who needs no translation: what a crash lost would stay lost.
      const changes = await allChanges(ana.person);
      const ended = new Set(changes.map((change) => change.kind === 'translation' && change.chat_id));
      for (const id of ana.acknowledged) if (!isKnown(id)) expect(ended).toContain(id);
      return changes;
    };
    const changes = await vi.waitFor(isComplete, { timeout: 20_000, interval: 50 });
    expect(changes.map((change) => change.seq)).toEqual(changes.map((_, index) => index + 1));

    const stored = changes.flatMap((change) => (change.kind === 'message' ? [change.message] : []));
    const read = await allChanges(bea.person);
    const inSpanish = new Set(
      read.map((change) => change.kind === 'message' && change.message.translated && change.message.chat_id),
    );
    for (const id of ana.acknowledged) if (isKnown(id)) expect(inSpanish).toContain(id);
    for (const { person, sent, acknowledged } of writers) {
      const own = stored.filter((message) => message.by._id === person.id).map((message) => message.chat_id);
      expect(new Set(own).size).toBe(own.length);
      expect(own).toEqual(sent.filter((id) => own.includes(id)));
      for (const id of acknowledged) expect(own).toContain(id);
      expect(acknowledged.size).toBeGreaterThan(rounds);
    }
  }, 400_000);
});
