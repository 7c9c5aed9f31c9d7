import type { Message, Topic } from '@franca/contract';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, listed } from '../../../test/sockets.ts';
import { createWorld, type Person, spanishReader, type World } from '../../../test/world.ts';

let world: World;
let ana: Person;
let bea: Person;
let cem: Person;

const patient = { timeout: 20_000, interval: 20 };

beforeAll(async () => {
  world = await createWorld();
});
// In turn on the nodes, where there are two: who leaves is never served by the process that serves the others.
beforeEach(async () => {
  [ana, bea, cem] = [await world.join('Ana'), await world.join('Bea'), await world.join('Cem')];
});
afterAll(() => world.dispose());

async function makeGroup(creator: Person, ...others: Person[]): Promise<string> {
  const target_user_ids = others.map(({ id }) => id);
  const body = { target_user_ids, topic_name: 'Travellers' };
  return (await world.api.groups.create({ as: creator, body })).data._id;
}
const leave = (as: Person, topic_id: string) => world.api.groups.leave({ as, body: { topic_id } });
const add = (as: Person, topic_id: string, other: Person) =>
  world.api.groups.addMembers({ as, body: { topic_id, target_user_ids: [other.id] } });

/** Everything that arrives at a socket, in order. */
function eventsOf(
  socket: Socket,
): { name: string; payload: { _id?: string; topic_id?: string; name?: string | null; seq?: number } }[] {
  const received: ReturnType<typeof eventsOf> = [];
  socket.onAny((name: string, payload: { topic_id?: string }) => received.push({ name, payload }));
  return received;
}

/** Opens a group as a page does: its events, its conversation, and who is online. */
async function watch(person: Person, topic_id: string, ...others: Person[]): Promise<Socket> {
  const socket = await person.connect();
  await ask(socket, 'topic-listen', { topic_id });
  await ask(socket, 'join-chat', { topic_id });
  for (const { id: user_id } of others) await ask(socket, 'user-status-listen', { user_id });
  return socket;
}

/** Waits until everything that was done before has been sent: a message that comes after all of it has arrived. */
async function everythingSent(to: Socket, reader: Person): Promise<void> {
  const topic_id = await ana.open(reader);
  const inList = listed(to, topic_id);
  await ana.send(topic_id, 'The last one');
  await vi.waitFor(() => expect(inList()?.last_message?.content).toBe('The last one'), patient);
}

describe('whoever has left', () => {
  it('receives nothing more of the group, on any socket', async () => {
    const topic = await makeGroup(ana, bea, cem);
    const dan = await world.join('Dan');
    const sockets = [await watch(bea, topic, cem), await watch(bea, topic, cem)];
    const all = sockets.map(eventsOf);
    const ofAna = listed(await watch(ana, topic), topic);
    // Lists are updated a little later: what is on its way when somebody leaves is taken back, which the next test shows.
    await world.api.groups.update({ as: ana, body: { topic_id: topic, topic_name: 'Crew' } });
    await vi.waitFor(
      () =>
        expect(all.map((received) => received.some(({ payload }) => payload.name === 'Crew'))).toEqual([
          true,
          true,
        ]),
      patient,
    );
    await leave(bea, topic);
    await vi.waitFor(
      () =>
        expect(all.map((received) => received.some(({ name }) => name === 'delete-topic'))).toEqual([
          true,
          true,
        ]),
      patient,
    );
    const { data } = await ana.send(topic, 'Only for us');
    await world.api.topics.typing({ as: ana, body: { topic_id: topic } });
    await world.api.chat.seen({ as: cem, body: { topic_id: topic, seen_time: data.date } });
    await world.api.topics.reaction({
      as: cem,
      body: { topic_id: topic, chat_id: data.chat_id, emoji: '👍' },
    });
    await world.api.groups.update({ as: cem, body: { topic_id: topic, topic_name: 'Sailors' } });
    await add(cem, topic, dan);
    // Bea and Cem shared this group alone.
    const ofCem = await cem.connect();
    await vi.waitFor(() => expect(ofAna()).toMatchObject({ name: 'Sailors', member_count: 3 }), patient);
    for (const socket of sockets) await everythingSent(socket, bea);
    for (const received of all) {
      const end = received.findIndex(({ name }) => name === 'delete-topic');
      // The notice that they are out may come twice.
      const later = received.slice(end + 1).filter(({ name }) => name !== 'delete-topic');
      expect(later.filter((event) => JSON.stringify(event).includes(topic))).toEqual([]);
      expect(later.filter(({ name }) => name === `online-status-${cem.id}`)).toEqual([]);
    }
    ofCem.disconnect();
    for (const name of ['topic-listen', 'join-chat'])
      expect(await ask(sockets[0] as Socket, name, { topic_id: topic })).toMatchObject({
        code: 'topic_not_found',
      });
  });

  it('has no group in the list, and no message of later, while everybody writes', async () => {
    const topic = await makeGroup(ana, bea, cem);
    const socket = await watch(bea, topic);
    const received = eventsOf(socket);
    const writing = Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? ana : cem).send(topic, `No ${index}`),
    );
    const [left] = await Promise.all([leave(bea, topic), ...writing]);
    expect(left.status).toBe(200);
    const { data } = await world.api.topics.changes({ as: ana, query: { topic_id: topic } });
    const end = data.changes.find(({ kind }) => kind === 'member-removed')?.seq ?? 0;
    await everythingSent(socket, bea);
    const messages = received.filter(({ name }) => name === `new-chat-${topic}`);
    expect(messages.filter(({ payload: { seq = 0 } }) => seq > end)).toEqual([]);
    const ofList = received.filter(
      ({ name, payload }) =>
        ['new-topic', 'update-topic', 'delete-topic'].includes(name) &&
        (payload._id === topic || payload.topic_id === topic),
    );
    expect(ofList.at(-1)?.name).toBe('delete-topic');
  });
});

describe('whoever was added', () => {
  it('receives everything from then on, also of what is sent at the same moment', async () => {
    const topic = await makeGroup(ana, bea);
    const socket = await cem.connect();
    const shownTo = listed(socket, topic);
    const writing = Array.from({ length: 10 }, (_, index) => ana.send(topic, `No ${index}`));
    await Promise.all([add(bea, topic, cem), ...writing]);
    await vi.waitFor(() => expect(shownTo()?.seq).toBe(12), patient);
    const { data } = await world.api.topics.changes({ as: bea, query: { topic_id: topic } });
    const begin = data.changes.findLast(({ kind }) => kind === 'member-added')?.seq ?? 0;
    const page = await world.api.chat.list({ as: cem, query: { topic_id: topic, limit: 50 } });
    expect(page.data.map(({ seq }) => seq).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 12 - begin + 1 }, (_, index) => begin + index),
    );
  });
});

describe('members', () => {
  it('see who types, how far each has read, and count what they have not read themselves', async () => {
    const topic = await makeGroup(ana, bea, cem);
    const socket = await watch(ana, topic);
    const typing: string[] = [];
    socket.on(`typing-chat-${topic}`, ({ name }: { name: string }) => typing.push(name));
    const inList = listed(await cem.connect(), topic);
    const { data } = await ana.send(topic, 'Good morning');
    for (const as of [bea, cem]) await world.api.topics.typing({ as, body: { topic_id: topic } });
    await vi.waitFor(() => expect(typing.toSorted()).toEqual(['Bea', 'Cem']), patient);
    await vi.waitFor(() => expect(inList()?.unread_count).toBe(1), patient);
    await world.api.chat.seen({ as: bea, body: { topic_id: topic, seen_time: data.date } });
    await world.api.chat.seen({ as: cem, body: { topic_id: topic, seen_time: data.date } });
    await vi.waitFor(() => expect(inList()?.unread_count).toBe(0), patient);
    const seen = (await world.api.topics.seen({ as: ana, query: { topic_id: topic } })).data;
    expect(seen.map(({ name }) => name).toSorted()).toEqual(['Bea', 'Cem']);
  });

  it('mute the group for themselves alone', async () => {
    const topic = await makeGroup(ana, bea);
    const body = { topic_id: topic, is_muted: true };
    expect((await world.api.topics.mute({ as: bea, body })).data.is_muted).toBe(true);
    const of = async (as: Person): Promise<Topic> =>
      (await world.api.topics.get({ as, params: { topic_id: topic } })).data;
    expect([(await of(ana)).is_muted, (await of(bea)).is_muted]).toEqual([false, true]);
  });

  it('read each in their own language', async () => {
    const dan = await world.join('Dan', spanishReader);
    const eva = await world.join('Eva', { language: 'Italian', accent: 'Italian (Italy)' });
    const topic = await makeGroup(ana, dan, eva);
    const read = new Map<string, string | null>();
    for (const person of [dan, eva]) {
      const socket = await watch(person, topic);
      const keep = ({ translated }: Pick<Message, 'translated'>) => read.set(person.id, translated);
      socket.on(`new-chat-${topic}`, keep);
    }
    await ana.send(topic, 'Good morning');
    await vi.waitFor(
      () => expect([read.get(dan.id), read.get(eva.id)]).toEqual(['Buenos días', 'Buongiorno']),
      patient,
    );
  });
});
