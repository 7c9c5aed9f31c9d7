import { randomUUID } from 'node:crypto';
import { type callEvents, type EventPayload, limits, type Message } from '@franca/contract';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallRequests, eventually } from '../../../test/callRequests.ts';
import { createTestRooms, type TestRooms } from '../../../test/createTestRooms.ts';
import { ask } from '../../../test/sockets.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { topicMembers } from '../../db/schema/topics.ts';
import { MediaRoomsUnavailable } from '../../ports/MediaRooms.ts';

type Response = EventPayload<typeof callEvents.memberResponse>;
type Ring = EventPayload<typeof callEvents.incomingCall>;
type RingEnd = EventPayload<typeof callEvents.incomingCallEnded>;

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
afterEach(() => void vi.restoreAllMocks());
afterAll(() => world.dispose());

/** The media service does not receive who is to be removed, until the returned function is called. */
function failToRemove(): () => void {
  const remove = vi.spyOn(rooms, 'remove').mockRejectedValue(new MediaRoomsUnavailable('Silent.'));
  return () => remove.mockRestore();
}

/** A page of somebody: the events it receives about calls. */
async function openPage(person: Person) {
  const rings: Ring[] = [];
  const ends: RingEnd[] = [];
  const responses: Response[] = [];
  const socket = await person.connect({
    namespace: '/call',
    on: {
      [`incoming-call-${person.id}`]: (ring: Ring) => rings.push(ring),
      [`incoming-call-ended-${person.id}`]: (end: RingEnd) => ends.push(end),
    },
  });
  return {
    socket,
    rings,
    ends,
    responses,
    listen: async (uuid: string) => {
      socket.on(`member-response-${uuid}`, (response: Response) => responses.push(response));
      return ask(socket, 'call-listen', { uuid });
    },
  };
}

/** Begins a call; returns how everybody takes part in it. */
async function begin(topicId = topic_id, isVideo = false) {
  const uuid = randomUUID();
  const body = { topic_id: topicId, uuid };
  const started = await world.api.calls.start({ as: ana, body: { ...body, is_video: isVideo } });
  return { ...createCallRequests(world, body), uuid, started };
}

async function recordsOf(reader: Person, topicId = topic_id): Promise<Message[]> {
  const { data } = await world.api.chat.list({ as: reader, query: { topic_id: topicId } });
  return data.filter(({ type }) => type === 'call');
}

/** The one record of a call, once it is stored. */
async function recordOf(reader: Person, topicId = topic_id) {
  await vi.waitFor(async () => expect(await recordsOf(reader, topicId)).toHaveLength(1), { timeout: 10_000 });
  const [record] = await recordsOf(reader, topicId);
  return record?.call_room;
}

/** Time passes for those whose pages are open. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 10) {
    world.app.testClock.advance(Math.min(10, left));
    for (const node of world.app.nodes) await node.calls.beat();
  }
  await world.app.calls.runDue();
}

describe('a call that is answered', () => {
  it('rings every page of the other, stops on all of them at the answer, and leaves one record', async () => {
    const [page, phone] = [await openPage(bea), await openPage(bea)];
    const call = await begin(topic_id, true);
    await eventually(() => expect([page.rings.length, phone.rings.length]).toEqual([1, 1]));
    expect(page.rings[0]).toMatchObject({
      uuid: call.uuid,
      topic_id,
      call_type: '1',
      caller: { _id: ana.id, name: 'Ana' },
      group: null,
    });
    expect((await call.accept(bea)).status).toBe(200);
    await eventually(() => {
      for (const { ends } of [page, phone]) expect(ends).toEqual([{ uuid: call.uuid, reason: 'answered' }]);
    });
    // Both are in the room meanwhile: whoever is not seen for 30 seconds counts as gone.
    for (const { id } of [ana, bea]) rooms.enter(call.uuid, id);
    await pass(65);
    await call.end(ana, 65);
    expect(await recordOf(bea)).toEqual({
      ending: 'ended',
      call_type: '1',
      uuid: call.uuid,
      members_section: [`${ana.id}:65`, expect.stringMatching(new RegExp(`^${bea.id}:\\d+$`))],
    });
    expect(rooms.ended()).toContain(call.uuid);
    expect((await call.token(bea)).code).toBe('call_ended');
  });

  it('gives both a token for its room, and reports the state of everybody', async () => {
    const call = await begin();
    const { sent_at, started_at } = call.started.data;
    expect(Date.parse(sent_at) - Date.parse(started_at)).toBeLessThan(10_000);
    world.app.testClock.advance(20);
    const later = (await call.info(bea)).data;
    expect(later.started_at).toBe(started_at);
    expect(Date.parse(later.sent_at) - Date.parse(sent_at)).toBeGreaterThanOrEqual(20_000);
    await call.accept(bea);
    for (const person of [ana, bea])
      expect((await call.token(person)).data).toEqual({
        token: `${call.uuid} ${person.id}`,
        provider: 'embedded',
        recorded_by: 'page',
        signaling_url: '/media',
      });
    expect((await call.info(bea)).data).toMatchObject({
      created_by: ana.id,
      is_video: false,
      running_since: expect.stringMatching(/Z$/),
      state: { phase: 'running', ending: null },
      topic: { _id: topic_id, is_group: false },
    });
  });

  it('closes for the other when its creator leaves, and when the other does', async () => {
    const [first, page] = [await begin(), await openPage(bea)];
    await first.accept(bea);
    await page.listen(first.uuid);
    await first.end(ana, 0);
    const left = { response_type: 'endCall', user_id: ana.id, call_created_by: ana.id, is_over: true };
    await eventually(() => expect(page.responses).toEqual([left]));
    const [second, anasPage] = [await begin(), await openPage(ana)];
    await second.accept(bea);
    await anasPage.listen(second.uuid);
    await second.end(bea, 0);
    await eventually(() => expect(anasPage.responses).toEqual([{ ...left, user_id: bea.id }]));
  });

  it('is answered by whoever is in its room, also where the request was lost', async () => {
    const call = await begin();
    rooms.enter(call.uuid, bea.id);
    await vi.waitFor(async () => expect((await call.info(ana)).data.state.phase).toBe('running'), {
      timeout: 10_000,
    });
  });
});

describe('a call that is not answered', () => {
  it('is missed after 35 seconds, whoever says so or nobody', async () => {
    const [anasPage, page] = [await openPage(ana), await openPage(bea)];
    const call = await begin();
    await anasPage.listen(call.uuid);
    await pass(20);
    expect((await call.info(ana)).data.state.phase).toBe('ringing');
    await pass(20);
    await eventually(() => expect(page.ends).toEqual([{ uuid: call.uuid, reason: 'missed' }]));
    await eventually(() =>
      expect(anasPage.responses.map(({ response_type, is_over }) => [response_type, is_over])).toEqual([
        ['hangup', true],
        ['reject', true],
      ]),
    );
    expect((await call.accept(bea)).code).toBe('call_ended');
    expect(await recordOf(bea)).toMatchObject({ call_type: '0', members_section: [`${ana.id}:0`] });
    const { data } = await world.api.notifications.list({ as: bea });
    expect(data.notifications).toMatchObject([{ kind: 'missed-call', person: { _id: ana.id } }]);
  });

  it('is over when it is rejected, and when its caller gives up', async () => {
    const [anasPage, page] = [await openPage(ana), await openPage(bea)];
    const rejected = await begin();
    await anasPage.listen(rejected.uuid);
    await rejected.reject(bea);
    await eventually(() =>
      expect(anasPage.responses).toMatchObject([{ response_type: 'reject', is_over: true }]),
    );
    const given = await begin();
    await page.listen(given.uuid);
    await given.hangup(ana);
    await eventually(() =>
      expect(page.responses).toMatchObject([{ response_type: 'hangup', user_id: ana.id }]),
    );
    await eventually(() => expect(page.ends.map(({ reason }) => reason)).toEqual(['rejected', 'cancelled']));
  });

  it('stops ringing when the page of its caller is gone', async () => {
    const call = await begin();
    world.app.testClock.advance(31);
    await world.app.calls.runDue();
    expect((await call.info(bea)).data.state).toMatchObject({ phase: 'over', ending: 'hangup' });
  });

  it('rings a page that opens while it rings, with its age', async () => {
    const call = await begin();
    world.app.testClock.advance(12);
    const page = await openPage(bea);
    // The ring of the beginning may still be on its way to the other process, and reach the page as well.
    const ages = () => page.rings.map((ring) => Date.parse(ring.sent_at) - Date.parse(ring.started_at));
    await eventually(() => expect(Math.max(...ages())).toBeGreaterThanOrEqual(12_000));
    expect(new Set(page.rings.map(({ uuid }) => uuid))).toEqual(new Set([call.uuid]));
  });

  it('sends people what they publish from the device that is in the call', async () => {
    const call = await begin();
    const ownMedia = async (person: Person) => (await call.info(person)).data.own_media;
    expect(await ownMedia(ana)).toBeNull();
    rooms.enter(call.uuid, ana.id);
    expect(await ownMedia(ana)).toEqual({ microphone: true, camera: false });
    expect(await ownMedia(bea)).toBeNull();
  });

  it('carries its deadlines, as the answers about the call do', async () => {
    const call = await begin();
    const page = await openPage(bea);
    await eventually(() => expect(page.rings[0]).toMatchObject({ uuid: call.uuid }));
    const { started_at, ring_until, return_seconds } = (await call.info(bea)).data;
    const after = (seconds: number) => new Date(Date.parse(started_at) + seconds * 1000).toISOString();
    const deadlines = {
      fresh_until: after(limits.callRingAgeSeconds),
      ring_until: after(limits.callRingSeconds),
    };
    for (const ring of page.rings) expect(ring).toMatchObject(deadlines);
    expect((await call.info(bea)).data).toMatchObject(deadlines);
    expect(ring_until).toBe(deadlines.ring_until);
    expect(return_seconds).toBe(limits.callReturnSeconds);
  });
});

describe('somebody whose page is gone', () => {
  it('has left the call when 30 seconds have passed without a sign, and the call ends', async () => {
    const call = await begin();
    await call.accept(bea);
    await (await openPage(ana)).listen(call.uuid);
    const page = await openPage(bea);
    await page.listen(call.uuid);
    await pass(20);
    page.socket.disconnect();
    await pass(20);
    expect((await call.info(ana)).data.state.phase).toBe('running');
    await pass(30);
    expect((await call.info(ana)).data.state).toMatchObject({ phase: 'over', ending: 'ended' });
    // Real time passes beside that of the test, so only the difference is certain: 30 seconds without a sign, and more.
    const seconds = (await recordOf(ana))?.members_section.map((entry) => Number(entry.split(':')[1])) ?? [];
    expect(seconds).toHaveLength(2);
    expect((seconds[0] ?? 0) - (seconds[1] ?? 0)).toBeGreaterThanOrEqual(29);
  });

  it('is still in it while the media room knows them', async () => {
    const call = await begin();
    await call.accept(bea);
    for (const { id } of [ana, bea]) rooms.enter(call.uuid, id);
    await pass(60);
    expect((await call.info(ana)).data.state.phase).toBe('running');
    rooms.leave(call.uuid, bea.id);
    await pass(60);
    expect((await call.info(ana)).data.state.phase).toBe('over');
  });
});

describe('a call of a group', () => {
  it('goes on when a member leaves, and ends when fewer than two are left', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    const [call, page] = [await begin(group), await openPage(cleo)];
    await eventually(() => expect(page.rings[0]?.group).toEqual({ name: 'Travellers' }));
    await Promise.all([call.accept(bea), call.accept(cleo)]);
    await page.listen(call.uuid);
    await call.end(bea, 0);
    await eventually(() => expect(page.responses).toMatchObject([{ user_id: bea.id, is_over: false }]));
    await call.accept(bea);
    await call.end(cleo, 0);
    await call.end(bea, 0);
    expect((await call.info(ana)).data.state.phase).toBe('over');
    expect((await recordOf(ana, group))?.members_section).toHaveLength(3);
  });

  it('is closed to a member who is removed, at once', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    const call = await begin(group);
    for (const person of [bea, cleo]) {
      await call.accept(person);
      rooms.enter(call.uuid, person.id);
    }
    const { db } = world.app.core.database;
    await db
      .delete(topicMembers)
      .where(and(eq(topicMembers.topicId, group), eq(topicMembers.userId, cleo.id)));
    for (const refused of [call.token(cleo), call.info(cleo), call.accept(cleo)])
      expect((await refused).code).toBe('call_not_found');
    expect(await world.app.calls.mayJoin({ room: call.uuid, userId: cleo.id })).toBe(false);
    await world.app.calls.review([cleo.id]);
    expect(await rooms.participantsOf(call.uuid)).toEqual([bea.id]);
    expect((await call.info(bea)).data.state.phase).toBe('running');
    await world.api.groups.leave({ as: bea, body: { topic_id: group } });
    expect((await call.info(ana)).data.state.phase).toBe('over');
  });

  it('is closed to them also where the media service did not receive it, and with a token of before', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea, cleo);
    const call = await begin(group);
    for (const person of [bea, cleo]) {
      await call.accept(person);
      rooms.enter(call.uuid, person.id);
    }
    const asked = vi.spyOn(rooms, 'participantsOf');
    await world.app.calls.runDue();
    expect(asked).not.toHaveBeenCalledWith(call.uuid);
    const restore = failToRemove();
    await world.api.groups.leave({ as: cleo, body: { topic_id: group } });
    await world.app.calls.runDue();
    expect(await rooms.participantsOf(call.uuid)).toContain(cleo.id);
    restore();
    await world.app.calls.runDue();
    expect(await rooms.participantsOf(call.uuid)).toEqual([bea.id]);
    rooms.enter(call.uuid, cleo.id);
    await vi.waitFor(async () => expect(await rooms.participantsOf(call.uuid)).toEqual([bea.id]), {
      timeout: 10_000,
    });
    expect((await call.info(ana)).data.state.phase).toBe('running');
  });

  it('goes on without whoever begins another call, also where the media service did not receive it', async () => {
    const [cleo, dora] = [await world.join('Cleo'), await world.join('Dora')];
    const call = await begin(await world.group(ana, bea, cleo));
    for (const person of [bea, cleo]) {
      await call.accept(person);
      rooms.enter(call.uuid, person.id);
    }
    const restore = failToRemove();
    const other = { topic_id: await dora.open(bea), uuid: randomUUID(), is_video: false };
    expect((await world.api.calls.start({ as: bea, body: other })).status).toBe(200);
    expect(await rooms.participantsOf(call.uuid)).toContain(bea.id);
    restore();
    await world.app.calls.runDue();
    expect(await rooms.participantsOf(call.uuid)).toEqual([cleo.id]);
    expect((await call.info(ana)).data.state.phase).toBe('running');
  });

  it('is open to somebody who becomes a member while it goes on, and found by whoever missed it', async () => {
    const cleo = await world.join('Cleo');
    const group = await world.group(ana, bea);
    expect((await world.api.calls.open({ as: bea, query: { topic_id: group } })).data).toBeNull();
    const call = await begin(group);
    await call.accept(bea);
    expect((await call.token(cleo)).code).toBe('call_not_found');
    await world.api.groups.addMembers({ as: ana, body: { topic_id: group, target_user_ids: [cleo.id] } });
    const found = await world.api.calls.open({ as: cleo, query: { topic_id: group } });
    expect(found.data).toMatchObject({ uuid: call.uuid, created_by: ana.id });
    expect(await world.app.calls.mayJoin({ room: call.uuid, userId: cleo.id })).toBe(true);
    expect((await call.accept(cleo)).status).toBe(200);
    expect((await call.info(ana)).data.state.members).toContainEqual({ user_id: cleo.id, state: 'joined' });
    const { data } = await world.api.notifications.list({ as: cleo, query: {} });
    expect(data.notifications.filter(({ kind }) => kind === 'missed-call')).toEqual([]);
    await call.end(ana, 5);
    expect((await recordOf(cleo, group))?.members_section).toHaveLength(3);
    expect((await world.api.calls.open({ as: bea, query: { topic_id: group } })).data).toBeNull();
  });

  it('rings nobody who is in another call', async () => {
    const cleo = await world.join('Cleo');
    const other = await begin();
    await other.accept(bea);
    const topicOfCleo = await cleo.open(bea);
    const uuid = randomUUID();
    const { data } = await world.api.calls.start({
      as: cleo,
      body: { topic_id: topicOfCleo, uuid, is_video: false },
    });
    expect(data.state).toMatchObject({ phase: 'over', ending: 'busy' });
    expect(await recordOf(bea, topicOfCleo)).toMatchObject({
      members_section: [`${cleo.id}:0`],
      ending: 'busy',
    });
    expect((await other.info(ana)).data.state.phase).toBe('running');
  });
});

describe('a second call', () => {
  it('of the same conversation is refused while the first one is open, the same one is the same', async () => {
    const call = await begin();
    const again = await world.api.calls.start({
      as: ana,
      body: { topic_id, uuid: call.uuid, is_video: false },
    });
    expect(again.data.uuid).toBe(call.uuid);
    const second = { topic_id, uuid: randomUUID(), is_video: false };
    expect((await world.api.calls.start({ as: bea, body: second })).code).toBe('conflict');
    const stolen = { topic_id: await bea.open(await world.join('Dora')), uuid: call.uuid, is_video: false };
    expect((await world.api.calls.start({ as: bea, body: stolen })).code).toBe('conflict');
  });

  it('ends the part of whoever begins it in the first', async () => {
    const call = await begin();
    await call.accept(bea);
    const topicId = await ana.open(await world.join('Dora'));
    await begin(topicId);
    expect((await call.info(bea)).data.state.phase).toBe('over');
  });

  it('of a conversation in whose call one is already leaves that one as it is', async () => {
    const call = await begin();
    await call.accept(bea);
    const second = { topic_id, uuid: randomUUID(), is_video: false };
    for (const as of [ana, bea])
      expect((await world.api.calls.start({ as, body: second })).code).toBe('conflict');
    expect((await call.info(bea)).data.state.phase).toBe('running');
  });

  it('is begun once when both begin at once', async () => {
    const begun = await Promise.all(
      [ana, bea].map((as) =>
        world.api.calls.start({ as, body: { topic_id, uuid: randomUUID(), is_video: false } }),
      ),
    );
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a block', () => {
  it('keeps the two from calling, and ends the call that they are in', async () => {
    const call = await begin();
    await call.accept(bea);
    await world.api.friends.block({ as: bea, body: { target_user_id: ana.id } });
    expect((await call.info(ana)).data.state.phase).toBe('over');
    for (const as of [ana, bea]) {
      const body = { topic_id, uuid: randomUUID(), is_video: false };
      expect((await world.api.calls.start({ as, body })).code).toBe('blocked');
    }
  });
});

describe('a plan', () => {
  it('that has no video calls has audio calls', async () => {
    await world.changePlan(ana, 'premium');
    const refused = await world.api.calls.start({
      as: ana,
      body: { topic_id, uuid: randomUUID(), is_video: true },
    });
    expect(refused).toMatchObject({ code: 'not_permitted', errors: ['User not permission.'] });
    expect((await begin()).started.status).toBe(200);
  });
});

describe('whatever three people do at once, in any order, some of it twice', () => {
  it('the call is over in the end, everybody receives the same, and one record is stored', async () => {
    const cleo = await world.join('Cleo');
    const action = fc.record({
      who: fc.nat(2),
      what: fc.constantFrom('accept', 'reject', 'hangup', 'end'),
      times: fc.integer({ min: 1, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 6 }), async (actions) => {
        const group = await world.group(ana, bea, cleo);
        const [call, people] = [await begin(group), [ana, bea, cleo] as const];
        await Promise.all(
          actions.flatMap(({ who, what, times }) =>
            Array.from({ length: times }, () => {
              const person = people[who as 0 | 1 | 2];
              return what === 'end' ? call.end(person, 1) : call[what as 'accept'](person);
            }),
          ),
        );
        await pass(70);
        const seen = await Promise.all(people.map((person) => call.info(person)));
        expect(new Set(seen.map(({ data }) => JSON.stringify(data.state))).size).toBe(1);
        expect(seen[0]?.data.state.phase).toBe('over');
        await recordOf(ana, group);
        await world.app.calls.runDue();
        expect(await recordsOf(bea, group)).toHaveLength(1);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});
