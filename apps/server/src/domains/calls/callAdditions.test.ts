import { randomUUID } from 'node:crypto';
import { type callEvents, type EventPayload, limits } from '@franca/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallRequests, eventually } from '../../../test/callRequests.ts';
import { createTestRooms, type TestRooms } from '../../../test/createTestRooms.ts';
import { ask } from '../../../test/sockets.ts';
import { createWorld, type Person, type PersonOptions, type World } from '../../../test/world.ts';

type Ring = EventPayload<typeof callEvents.incomingCall>;
type RingEnd = EventPayload<typeof callEvents.incomingCallEnded>;
type MemberChange = EventPayload<typeof callEvents.callMember>;

let world: World;
let rooms: TestRooms;
let ana: Person;
let bea: Person;
let topic_id: string;

beforeAll(async () => {
  rooms = createTestRooms();
  world = await createWorld({ rooms });
});
beforeEach(async () => {
  ({ ana, bea, topic_id } = await world.pair());
});
afterAll(() => world.dispose());

/** Somebody new who is a friend of others. */
async function joinFriend(
  name: string,
  friends: readonly Person[],
  options?: PersonOptions,
): Promise<Person> {
  const person = await world.join(name, options);
  for (const friend of friends) await world.befriend(friend, person);
  return person;
}

/** A page of somebody: what rings on it, and who was added to a call that it follows. */
async function openPage(person: Person, uuid?: string) {
  const rings: Ring[] = [];
  const ends: RingEnd[] = [];
  const added: MemberChange[] = [];
  const socket = await person.connect({
    namespace: '/call',
    on: {
      [`incoming-call-${person.id}`]: (ring: Ring) => rings.push(ring),
      [`incoming-call-ended-${person.id}`]: (end: RingEnd) => ends.push(end),
      [`call-member-${uuid}`]: (change: MemberChange) => added.push(change),
    },
  });
  const isFollowing = uuid !== undefined && (await ask(socket, 'call-listen', { uuid })).success;
  return { rings, ends, added, isFollowing, socket };
}

/** A call of Ana that Bea has answered; returns how everybody takes part in it. */
async function talk(topicId = topic_id, isVideo = false) {
  const uuid = randomUUID();
  const body = { topic_id: topicId, uuid };
  await world.api.calls.start({ as: ana, body: { ...body, is_video: isVideo } });
  const requests = createCallRequests(world, body);
  await requests.accept(bea);
  for (const { id } of [ana, bea]) rooms.enter(uuid, id);
  return {
    ...requests,
    uuid,
    add: (as: Person, person: { id: string }) =>
      world.api.calls.add({ as, body: { ...body, user_id: person.id } }),
    candidates: async (as: Person, search = '') =>
      (await world.api.calls.candidates({ as, query: { uuid, search } })).data.map(({ name }) => name),
    stateOf: async (person: Person) => {
      const { state } = (await requests.info(ana)).data;
      return state.members.find(({ user_id }) => user_id === person.id)?.state;
    },
  };
}

const missedOf = async (person: Person) =>
  (await world.api.notifications.list({ as: person, query: {} })).data.notifications.filter(
    ({ kind }) => kind === 'missed-call',
  );

describe('a friend who is added to a private call', () => {
  it('is rung on every page by whoever adds them, joins as a guest, and is shown to everybody', async () => {
    const cleo = await joinFriend('Cleo', [bea]);
    const call = await talk();
    const [anasPage, page] = [await openPage(ana, call.uuid), await openPage(cleo)];
    world.app.testClock.advance(25);
    for (const { id } of [ana, bea]) rooms.enter(call.uuid, id);
    const { data } = await call.add(bea, cleo);
    expect(data).toEqual({ user_id: cleo.id, state: 'ringing', invited_by: bea.id });
    await eventually(() => expect(page.rings).toHaveLength(1));
    const [ring] = page.rings;
    expect(ring).toMatchObject({
      uuid: call.uuid,
      topic_id,
      caller: { _id: bea.id, name: 'Bea' },
      joins: [{ _id: ana.id, name: 'Ana' }],
      group: null,
    });
    // The times are those of this ring: the call began long before.
    expect(Date.parse(ring?.ring_until ?? '') - Date.parse(ring?.sent_at ?? '')).toBeGreaterThan(30_000);
    // A page that opens while it rings is rung too.
    const later = await openPage(cleo);
    await eventually(() => expect(later.rings).toHaveLength(1));
    const seen = (await call.info(cleo)).data;
    expect(seen.started_at).toBe(ring?.started_at);
    expect(seen.topic.members.map(({ name }) => name).sort()).toEqual(['Ana', 'Bea']);
    expect(seen.guests).toMatchObject([{ _id: cleo.id, name: 'Cleo' }]);

    expect((await call.accept(cleo)).status).toBe(200);
    await eventually(() => {
      expect(page.ends).toEqual([{ uuid: call.uuid, reason: 'answered' }]);
      expect(anasPage.added).toMatchObject([
        { user_id: cleo.id, state: 'ringing', invited_by: bea.id, person: { name: 'Cleo' } },
        { user_id: cleo.id, state: 'joined' },
      ]);
    });
    expect((await call.token(cleo)).status).toBe(200);
    expect((await openPage(cleo, call.uuid)).isFollowing).toBe(true);
    expect(await world.app.calls.mayJoin({ room: call.uuid, userId: cleo.id })).toBe(true);
  });

  it('sees nothing of the conversation, records nothing, adds nobody, and is not in its record', async () => {
    const cleo = await joinFriend('Cleo', [bea]);
    const dora = await joinFriend('Dora', [cleo]);
    const call = await talk();
    await call.add(bea, cleo);
    await call.accept(cleo);
    rooms.enter(call.uuid, cleo.id);
    const { list, send } = world.api.chat;
    expect((await list({ as: cleo, query: { topic_id } })).code).toBe('topic_not_found');
    const message = { topic_id, chat_id: cleo.chatId(), type: 'message', content: 'Hello' } as const;
    expect((await send({ as: cleo, body: message })).code).toBe('topic_not_found');
    expect((await world.api.calls.open({ as: cleo, query: { topic_id } })).code).toBe('topic_not_found');
    expect((await call.add(cleo, dora)).code).toBe('forbidden');
    const recording = { uuid: call.uuid, recording_id: randomUUID(), mime: 'video/webm' } as const;
    expect((await world.api.calls.startRecording({ as: cleo, body: recording })).code).toBe('forbidden');
    const rules = { room_sid: call.uuid, rules: [] };
    expect((await world.api.calls.recordingRules({ as: cleo, body: rules })).code).toBe('forbidden');
    world.app.testClock.advance(20);
    await call.end(ana, 20);
    await vi.waitFor(
      async () => {
        const { data } = await list({ as: bea, query: { topic_id } });
        const [record] = data.filter(({ type }) => type === 'call');
        expect(record?.call_room?.members_section).toEqual([
          `${ana.id}:20`,
          expect.stringMatching(new RegExp(`^${bea.id}:\\d+$`)),
        ]);
      },
      { timeout: 10_000 },
    );
    expect((await call.token(cleo)).code).toBe('call_ended');
  });

  it('goes on with whoever began the call after the other one has left', async () => {
    const cleo = await joinFriend('Cleo', [ana]);
    const call = await talk();
    await call.add(ana, cleo);
    await call.end(bea);
    expect((await call.info(ana)).data.state.phase).toBe('running');
    await call.accept(cleo);
    expect((await call.info(cleo)).data.state.phase).toBe('running');
    await call.end(cleo);
    expect((await call.info(ana)).data.state.phase).toBe('over');
  });

  it('is rung no more when everybody hangs up, and has missed the call of whoever added them', async () => {
    const cleo = await joinFriend('Cleo', [bea]);
    const call = await talk();
    const page = await openPage(cleo);
    await call.add(bea, cleo);
    await call.end(ana);
    await eventually(() => expect(page.ends).toEqual([{ uuid: call.uuid, reason: 'cancelled' }]));
    expect(await missedOf(cleo)).toMatchObject([{ person: { _id: bea.id }, topic: null, uuid: call.uuid }]);
    expect((await call.accept(cleo)).code).toBe('call_ended');
  });

  it.each([
    [
      'rejected',
      async (call: Awaited<ReturnType<typeof talk>>, cleo: Person) => void (await call.reject(cleo)),
    ],
    [
      'missed',
      async () => {
        world.app.testClock.advance(limits.callRingSeconds);
        for (const node of world.app.nodes) await node.calls.beat();
        await world.app.calls.runDue();
      },
    ],
  ] as const)('has %s it, which everybody in the call sees, and may be rung again', async (word, answer) => {
    const cleo = await joinFriend('Cleo', [bea]);
    const call = await talk();
    const page = await openPage(ana, call.uuid);
    await call.add(bea, cleo);
    await answer(call, cleo);
    await eventually(() => expect(page.added.map(({ state }) => state)).toEqual(['ringing', word]));
    expect((await call.info(ana)).data.state.phase).toBe('running');
    expect((await call.add(bea, cleo)).data.state).toBe('ringing');
    await call.reject(cleo);
    expect((await call.add(bea, cleo)).data.state).toBe('ringing');
    await call.reject(cleo);
    expect((await call.add(bea, cleo)).code).toBe('call_person_asked');
  });

  it('is not rung while in another call', async () => {
    const cleo = await joinFriend('Cleo', [bea]);
    const dora = await world.join('Dora');
    const other = { topic_id: await cleo.open(dora), uuid: randomUUID() };
    await world.api.calls.start({ as: cleo, body: { ...other, is_video: false } });
    await world.api.calls.accept({ as: dora, body: other });
    const call = await talk();
    const page = await openPage(cleo);
    expect((await call.add(bea, cleo)).data.state).toBe('busy');
    expect(page.rings).toEqual([]);
    expect(await missedOf(cleo)).toMatchObject([{ person: { _id: bea.id } }]);
  });

  it('is out of the call with a block of either side', async () => {
    for (const isGuestBlocking of [true, false]) {
      ({ ana, bea, topic_id } = await world.pair());
      const cleo = await joinFriend('Cleo', [bea]);
      const call = await talk();
      await call.add(bea, cleo);
      await call.accept(cleo);
      rooms.enter(call.uuid, cleo.id);
      const [as, other] = isGuestBlocking ? [cleo, ana] : [ana, cleo];
      await world.api.friends.block({ as, body: { target_user_id: other.id } });
      await vi.waitFor(async () => expect(await call.stateOf(cleo)).toBe('removed'), { timeout: 10_000 });
      expect((await call.info(cleo)).code).toBe('call_not_found');
      expect((await call.info(ana)).data.state.phase).toBe('running');
    }
  });
});

describe('who may be added', () => {
  it('in a private call is one’s own friends and the other one, by name, and nobody who is in a block with somebody in it', async () => {
    const [cleo, emil] = [await joinFriend('Cleo', [ana]), await joinFriend('Émil', [ana, bea])];
    const dora = await joinFriend('Dora', [ana]);
    const stranger = await world.join('Fritz');
    await world.api.friends.block({ as: bea, body: { target_user_id: dora.id } });
    const call = await talk();
    expect(await call.candidates(ana)).toEqual(['Cleo', 'Émil']);
    expect(await call.candidates(ana, 'emi')).toEqual(['Émil']);
    expect(await call.candidates(bea)).toEqual(['Émil']);
    for (const person of [dora, stranger, ana])
      expect((await call.add(bea, person)).code).toBe(person === ana ? undefined : 'call_person_refused');
    expect((await call.add(bea, cleo)).code).toBe('call_person_refused');
    expect((await call.add(ana, emil)).data.state).toBe('ringing');
    // Who is there or rung already is not asked twice.
    expect((await call.add(bea, emil)).data).toMatchObject({ state: 'ringing', invited_by: ana.id });
    expect(await call.candidates(ana)).toEqual(['Cleo']);
  });

  it('in a group is its members alone', async () => {
    const [cleo, dora] = [await world.join('Cleo'), await joinFriend('Dora', [ana])];
    const group = await world.group(ana, bea, cleo);
    const call = await talk(group);
    await call.reject(cleo);
    expect((await call.add(bea, dora)).code).toBe('call_person_refused');
    expect(await call.candidates(bea)).toEqual(['Cleo']);
    const page = await openPage(cleo);
    expect((await call.add(bea, cleo)).data.state).toBe('ringing');
    await eventually(() =>
      expect(page.rings).toMatchObject([{ caller: { _id: bea.id }, group: { name: expect.any(String) } }]),
    );
    await call.accept(cleo);
    // A member, not a guest: out of the group, out of the call.
    await world.api.groups.leave({ as: cleo, body: { topic_id: group } });
    await vi.waitFor(async () => expect(await call.stateOf(cleo)).toBe('removed'), { timeout: 10_000 });
    expect((await call.add(bea, cleo)).code).toBe('call_person_refused');
  });

  it('is decided only for those who are in a call that was answered, by the plan of whoever began it', async () => {
    const cleo = await joinFriend('Cleo', [ana, bea]);
    const uuid = randomUUID();
    const body = { topic_id, uuid };
    await world.api.calls.start({ as: ana, body: { ...body, is_video: true } });
    const add = (as: Person) => world.api.calls.add({ as, body: { ...body, user_id: cleo.id } });
    expect((await add(ana)).code).toBe('conflict');
    expect((await add(bea)).code).toBe('call_not_found');
    expect((await add(cleo)).code).toBe('call_not_found');
    await world.api.calls.accept({ as: bea, body });
    await world.changePlan(ana, 'free');
    expect((await add(bea)).code).toBe('not_permitted');
    await world.changePlan(ana, 'ultimate');
    await world.changePlan(bea, 'free');
    expect((await add(bea)).data.state).toBe('ringing');
    await world.api.calls.end({ as: ana, body: { ...body, time: 1 } });
    expect((await add(bea)).code).toBe('call_ended');
  });

  it('ends where the room is full', async () => {
    const friends = await Promise.all(
      Array.from({ length: limits.callPeople - 1 }, (_, at) => joinFriend(`Friend ${at}`, [ana])),
    );
    const call = await talk();
    const codes: (string | undefined)[] = [];
    for (const friend of friends) codes.push((await call.add(ana, friend)).code);
    expect(codes).toEqual([...friends.slice(1).map(() => undefined), 'call_full']);
  });
});
