import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeMediaRooms } from '../../../ports/MediaRooms.conformance.ts';
import type { MediaRooms } from '../../../ports/MediaRooms.ts';
import { connectRequest, connectSignals, openSignals, type SignalClient } from './testing/connectSignals.ts';
import { startRooms, testLimits } from './testing/startRooms.ts';

const tokenOf = async (rooms: MediaRooms, userId: string, room = 'call-1') =>
  (await rooms.issueToken({ room, userId })).token;

/** Peer connections between participants, without the one that came with the request. */
const offersTo = (client: SignalClient) =>
  client.received
    .flatMap(({ peer_connections: states }) => states ?? [])
    .filter(({ id, description }) => id !== 'first' && description?.type === 'create-offer');

describeMediaRooms('this server', {
  create: async () => {
    const { rooms, url, stop } = await startRooms();
    const clients = new Map<string, SignalClient>();
    return {
      rooms,
      enter: async (room, userId) => {
        const client = await connectSignals(url, connectRequest(await tokenOf(rooms, userId, room)));
        clients.set(userId, client);
        await client.until(({ type }) => type === 'connected');
      },
      leave: async (_room, userId) => clients.get(userId)?.send({ type: 'disconnect' }),
      dispose: async () => {
        for (const client of clients.values()) client.cut();
        await stop();
      },
    };
  },
});

describe('embedded media rooms', () => {
  let server: Awaited<ReturnType<typeof startRooms>>;
  const clients: SignalClient[] = [];

  async function join(userId: string, room = 'call-1', tracks = ['mic']) {
    const client = await connectSignals(
      server.url,
      connectRequest(await tokenOf(server.rooms, userId, room), tracks),
    );
    clients.push(client);
    const { session = '', participant } = await client.until(({ type }) => type === 'connected');
    return { ...client, session, sid: participant?.sid ?? '' };
  }

  /** Ana and Bea, who came later, with a peer connection between them. */
  async function joinTwo() {
    const ana = await join('ana');
    const bea = await join('bea');
    await expect.poll(() => offersTo(ana), { timeout: 10_000 }).toHaveLength(1);
    const id = offersTo(ana)[0]?.id ?? '';
    const describe = (
      from: { session: string; send: (body: object) => void },
      type: string,
      revision: number,
    ) =>
      from.send({
        type: 'update',
        session: from.session,
        participant: { revision: 1, tracks: [] },
        peer_connections: [{ id, description: { type, revision, sdp: `${type} ${revision}` } }],
      });
    return { ana, bea, id, describe };
  }

  const receives = (client: SignalClient, type: string, revision: number) =>
    client.until(
      ({ peer_connections: states }) =>
        states?.some(
          ({ description }) =>
            description?.type === type && 'revision' in description && description.revision === revision,
        ) ?? false,
    );

  beforeEach(async () => {
    server = await startRooms();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.cut();
    await server.stop();
  });

  describe('entering', () => {
    it('answers with the whole state, and matches the newcomer with everybody', async () => {
      const ana = await join('ana');
      const bea = await join('bea');
      const state = bea.received.find(({ type }) => type === 'connected');
      expect(state).toMatchObject({
        name: 'call-1',
        options: { session_timeout: 1 },
        participant: { identity: 'bea', state: 'connected' },
        participants: [
          { identity: 'ana', sid: ana.sid, tracks: [{ name: 'mic', kind: 'audio', enabled: true }] },
        ],
        published: { tracks: [{ id: 'mic', state: 'ready' }] },
        subscribed: { tracks: [{ id: 'mic', state: 'ready' }] },
        recording: { is_recording: false },
      });
      expect(state?.peer_connections).toEqual([{ id: 'first', description: { type: 'close' } }]);
      // Whoever is there offers: the newcomer sees them after one answer, and not after an offer of theirs in return.
      await expect
        .poll(() => offersTo(ana))
        .toMatchObject([{ description: { type: 'create-offer', revision: 1 } }]);
      expect(await server.rooms.open({ room: 'call-1' })).toEqual({ sid: (state as { sid?: string }).sid });
      await ana.until(({ participants }) => participants?.[0]?.identity === 'bea');
      expect(await server.rooms.participantsOf('call-1')).toEqual(['ana', 'bea']);
      expect(server.events.map(({ kind }) => kind)).toEqual([
        'participant-connected',
        'participant-connected',
      ]);
    });

    it('hands out relays with credentials of limited life, before the room is entered', async () => {
      await server.stop();
      const turn = { urls: ['turn:relay.example:3478'], secret: 'shared' };
      server = await startRooms({ ice: { stunUrls: ['stun:stun.example'], turn } });
      const client = await connectSignals(server.url, {
        type: 'ice',
        version: 1,
        edge: 'roaming',
        token: await tokenOf(server.rooms, 'ana'),
      });
      const { ice_servers: servers } = await client.until(({ type }) => type === 'iced');
      expect(servers).toMatchObject([{ urls: 'stun:stun.example' }, { urls: 'turn:relay.example:3478' }]);
      expect(servers?.[1]?.username).toMatch(/^\d{10}:ana$/);
      expect(servers?.[1]?.credential).toMatch(/^[\w+/]{27}=$/);
      client.send(connectRequest(await tokenOf(server.rooms, 'ana')));
      await client.until(({ type }) => type === 'connected');
      client.cut();
    });

    it.each([
      ['an expired token', 20104, () => server.pass(601_000)],
      ['somebody who may not be in the room', 53106, () => server.outsiders.add('ana')],
    ])('refuses %s', async (_what, code, change) => {
      const token = await tokenOf(server.rooms, 'ana');
      change();
      const client = await connectSignals(server.url, connectRequest(token));
      expect(await client.until(({ type }) => type === 'error')).toMatchObject({ code });
      expect(await client.closed).toBe(1000);
      expect(await server.rooms.participantsOf('call-1')).toEqual([]);
    });

    it('refuses a token that another server has signed, or nobody', async () => {
      const other = await startRooms({ secret: 'another secret' });
      const foreign = await tokenOf(other.rooms, 'ana');
      await other.stop();
      const [header, payload] = (await tokenOf(server.rooms, 'ana')).split('.');
      for (const token of [foreign, 'nonsense', `${header}.${payload}.`]) {
        const client = await connectSignals(server.url, connectRequest(token));
        expect(await client.until(({ type }) => type === 'error')).toMatchObject({ code: 20101 });
        client.cut();
      }
    });

    it('opens only the room that the token names', async () => {
      await join('ana', 'call-1');
      await join('bea', 'call-2');
      expect(await server.rooms.participantsOf('call-1')).toEqual(['ana']);
      expect(await server.rooms.participantsOf('call-2')).toEqual(['bea']);
    });

    it('is full at the limit, but lets the same person in again', async () => {
      await server.stop();
      server = await startRooms({ limits: { ...testLimits, maxPeople: 2 } });
      const ana = await join('ana');
      await join('bea');
      const third = await connectSignals(server.url, connectRequest(await tokenOf(server.rooms, 'cleo')));
      expect(await third.until(({ type }) => type === 'error')).toMatchObject({ code: 53105 });
      third.cut();
      await join('ana');
      expect(await ana.until(({ type }) => type === 'error')).toMatchObject({ code: 53205 });
      expect((await server.rooms.participantsOf('call-1')).sort()).toEqual(['ana', 'bea']);
      expect(server.events.filter(({ kind }) => kind === 'participant-disconnected')).toEqual([]);
    });
  });

  describe('peer connections', () => {
    it('relay offers, answers and candidates to the other side, once', async () => {
      const { ana, bea, id, describe } = await joinTwo();
      describe(bea, 'offer', 2);
      await receives(ana, 'offer', 2);
      describe(ana, 'answer', 2);
      await receives(bea, 'answer', 2);
      const candidates = [{ candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0 }];
      const ice = { id, ice: { ufrag: 'u', revision: 1, candidates } };
      for (const revision of [1, 1]) {
        bea.send({
          type: 'update',
          session: bea.session,
          peer_connections: [{ ...ice, ice: { ...ice.ice, revision } }],
        });
      }
      describe(bea, 'offer', 2);
      describe(bea, 'offer', 3);
      await receives(ana, 'offer', 3);
      const states = ana.received.flatMap(({ peer_connections: states }) => states ?? []);
      expect(states.filter((state) => 'ice' in state)).toEqual([ice]);
      expect(states.filter(({ description }) => description?.type === 'offer')).toHaveLength(2);
    });

    it('let the first of two offers count', async () => {
      const { ana, bea, describe } = await joinTwo();
      describe(bea, 'offer', 2);
      describe(ana, 'answer', 2);
      await receives(bea, 'answer', 2);
      describe(ana, 'offer', 3);
      await receives(bea, 'offer', 3);
      describe(bea, 'offer', 3);
      describe(bea, 'answer', 3);
      await receives(ana, 'answer', 3);
      const offers = ana.received.flatMap(({ peer_connections: states }) => states ?? []);
      expect(offers.filter(({ description }) => description?.type === 'offer')).toHaveLength(1);
    });

    it('are built anew when one side closes, with the subscription ended in between', async () => {
      const { ana, bea, id, describe } = await joinTwo();
      describe(bea, 'offer', 2);
      await receives(ana, 'offer', 2);
      const before = ana.received.length;
      bea.send({
        type: 'update',
        session: bea.session,
        peer_connections: [{ id, description: { type: 'close' } }],
      });
      await bea.until((message) => message.type === 'update' && (message.peer_connections?.length ?? 0) > 0);
      expect(offersTo(bea).at(-1)?.id).not.toBe(id);
      await expect
        .poll(() => ana.received.slice(before).map(({ subscribed }) => subscribed?.tracks.length))
        .toEqual([0, 1]);
      expect(ana.received[before]?.peer_connections).toEqual([{ id, description: { type: 'close' } }]);
    });
  });

  describe('tracks', () => {
    it('keep their SIDs when they are muted, and are gone when they are unpublished', async () => {
      const ana = await join('ana');
      const bea = await join('bea');
      const sidOf = (client: SignalClient) => client.received.at(-1)?.participants?.[0]?.tracks[0]?.sid;
      await ana.until(({ participants }) => participants?.[0]?.identity === 'bea');
      const sid = sidOf(ana);
      const track = { id: 'mic', kind: 'audio', name: 'mic', enabled: false, priority: 'standard' };
      bea.send({ type: 'update', session: bea.session, participant: { revision: 2, tracks: [track] } });
      await ana.until(({ participants }) => participants?.[0]?.tracks[0]?.enabled === false);
      expect(sidOf(ana)).toBe(sid);
      bea.send({ type: 'update', session: bea.session, participant: { revision: 3, tracks: [] } });
      const last = await ana.until(
        ({ type, participants }) => type === 'update' && participants?.[0]?.tracks.length === 0,
      );
      expect(last.subscribed?.tracks).toEqual([]);
      await bea.until(({ type, published }) => type === 'update' && published?.tracks.length === 0);
    });
  });

  describe('leaving', () => {
    it('notifies the others, and closes their peer connections', async () => {
      const { ana, bea, id } = await joinTwo();
      bea.send({ type: 'disconnect', version: 2, session: bea.session });
      bea.frame({ type: 'bye' });
      const farewell = await ana.until(({ participants }) => participants?.[0]?.state === 'disconnected');
      expect(farewell).toMatchObject({
        participants: [{ identity: 'bea', tracks: [] }],
        subscribed: { tracks: [] },
        peer_connections: [{ id, description: { type: 'close' } }],
      });
      expect(await bea.closed).toBe(1000);
      expect(server.events.at(-1)).toEqual({
        kind: 'participant-disconnected',
        room: 'call-1',
        userId: 'bea',
      });
    });

    it('ends a room in which nobody is any more', async () => {
      const ana = await join('ana');
      ana.send({ type: 'disconnect', session: ana.session });
      await expect
        .poll(() => server.events.at(-1), { timeout: 10_000 })
        .toEqual({ kind: 'room-ended', room: 'call-1' });
    });
  });

  describe('a lost connection', () => {
    const returnTo = async (client: { session: string }, userId: string, peerConnections: object[] = []) =>
      connectSignals(server.url, {
        type: 'sync',
        version: 2,
        session: client.session,
        token: await tokenOf(server.rooms, userId),
        participant: { revision: 1, tracks: [{ id: 'mic', kind: 'audio', name: 'mic', enabled: true }] },
        peer_connections: peerConnections,
      });

    it('is shown to the others, and is over with the return', async () => {
      const { ana, bea, id, describe } = await joinTwo();
      describe(bea, 'offer', 2);
      await receives(ana, 'offer', 2);
      bea.cut();
      await ana.until(({ participants }) => participants?.[0]?.state === 'reconnecting');
      describe(ana, 'answer', 2);
      const back = await returnTo(bea, 'bea', [
        { id, description: { type: 'offer', revision: 2, sdp: 'v=0' } },
      ]);
      clients.push(back);
      const state = await back.until(({ type }) => type === 'synced');
      expect(state).toMatchObject({
        participant: { sid: bea.sid },
        peer_connections: [{ id, description: { type: 'answer', revision: 2 } }],
      });
      await ana.until(
        ({ participants }) => participants?.[0]?.state === 'connected' && participants[0].sid === bea.sid,
      );
      expect(server.events.map(({ kind }) => kind)).not.toContain('participant-disconnected');
    });

    it('may come back with a token that is too old to enter', async () => {
      const ana = await join('ana');
      const token = await tokenOf(server.rooms, 'ana');
      ana.cut();
      server.pass(3_600_000);
      const request = { type: 'sync', session: ana.session, token, participant: { revision: 1, tracks: [] } };
      const back = await connectSignals(server.url, request);
      clients.push(back);
      await back.until(({ type }) => type === 'synced');
    });

    it('is the end of the stay after the session timeout', async () => {
      const { ana, bea } = await joinTwo();
      bea.cut();
      await ana.until(({ participants }) => participants?.[0]?.state === 'disconnected');
      const back = await returnTo(bea, 'bea');
      expect(await back.until(({ type }) => type === 'error')).toMatchObject({ code: 53000 });
      back.cut();
    });

    it('is not made good once another device has taken the place, which keeps it', async () => {
      await server.stop();
      server = await startRooms({ limits: { ...testLimits, sessionMs: 60_000 } });
      const laptop = await join('ana');
      laptop.cut();
      const phone = await join('ana');
      const back = await returnTo(laptop, 'ana');
      expect(await back.until(({ type }) => type === 'error')).toMatchObject({ code: 53205 });
      expect(await back.closed).toBe(1000);
      expect(await server.rooms.participantsOf('call-1')).toEqual(['ana']);
      expect(phone.socket.readyState).toBe(phone.socket.OPEN);
    });

    it('cannot be made good by somebody else, nor by somebody who was removed', async () => {
      const ana = await join('ana');
      ana.cut();
      const other = await returnTo(ana, 'bea');
      expect(await other.until(({ type }) => type === 'error')).toMatchObject({ code: 53000 });
      server.outsiders.add('ana');
      const removed = await returnTo(ana, 'ana');
      expect(await removed.until(({ type }) => type === 'error')).toMatchObject({ code: 53106 });
      for (const client of [other, removed]) client.cut();
    });

    it('also of all at once, to a server that was started anew, keeps peer connections and SIDs', async () => {
      const { ana, bea, id, describe } = await joinTwo();
      describe(bea, 'offer', 2);
      await receives(ana, 'offer', 2);
      describe(ana, 'answer', 2);
      await receives(bea, 'answer', 2);
      await server.stop();
      expect(await Promise.all([ana.closed, bea.closed])).toEqual([1012, 1012]);
      server = await startRooms({ limits: { ...testLimits, gatherMs: 60_000 } });
      const last = (type: string) => [{ id, description: { type, revision: 2, sdp: 'v=0' } }];
      const [anaBack, beaBack] = [
        await returnTo(ana, 'ana', last('answer')),
        await returnTo(bea, 'bea', last('offer')),
      ];
      clients.push(anaBack, beaBack);
      const state = await anaBack.until(({ type }) => type === 'synced');
      expect(state).toMatchObject({
        participant: { sid: ana.sid },
        participants: [{ sid: bea.sid, identity: 'bea' }],
        peer_connections: [{ id }],
      });
      await beaBack.until(({ type }) => type === 'synced');
      // The peer connection goes on: a further offer passes.
      describe({ session: bea.session, send: beaBack.send }, 'offer', 3);
      await receives(anaBack, 'offer', 3);
    });

    it('to a server that was started anew does not wait for ever for somebody who is gone', async () => {
      const { ana, id } = await joinTwo();
      await server.stop();
      server = await startRooms();
      const back = await returnTo(ana, 'ana', [
        { id, description: { type: 'answer', revision: 2, sdp: 'v=0' } },
      ]);
      clients.push(back);
      const state = await back.until(({ type }) => type === 'synced');
      expect(state).toMatchObject({ participants: [], peer_connections: [] });
      // Who comes meanwhile waits with them.
      await join('cleo');
      await expect.poll(() => offersTo(back), { timeout: 10_000 }).toHaveLength(1);
    });

    it('is not made good by somebody who is removed while they wait for the others after a restart', async () => {
      const { ana, bea, id } = await joinTwo();
      await server.stop();
      server = await startRooms({ limits: { ...testLimits, gatherMs: 60_000 } });
      const last = [{ id, description: { type: 'offer', revision: 2, sdp: 'v=0' } }];
      // Nothing says that somebody waits: they are removed as soon as they do.
      const removeWaiting = async (userId: string, client: SignalClient) => {
        clients.push(client);
        await expect
          .poll(
            async () => {
              await server.rooms.remove({ room: 'call-1', userId });
              return client.received.map(({ type, status }) => status ?? type);
            },
            { timeout: 20_000 },
          )
          .toEqual(['disconnected']);
        expect(await client.closed).toBe(1000);
      };
      await removeWaiting('bea', await returnTo(bea, 'bea', last));
      const cleo = connectRequest(await tokenOf(server.rooms, 'cleo'));
      await removeWaiting('cleo', await connectSignals(server.url, cleo));
      const anaBack = await returnTo(ana, 'ana', last);
      clients.push(anaBack);
      expect(await anaBack.until(({ type }) => type === 'synced')).toMatchObject({ participants: [] });
      expect(await server.rooms.participantsOf('call-1')).toEqual(['ana']);
    });

    /** Subscribed tracks of the first message of the return, and of those that follow. */
    const subscriptions = async (back: SignalClient) => {
      const counts = () => back.received.flatMap(({ subscribed }) => subscribed?.tracks.length ?? []);
      await expect.poll(counts, { timeout: 10_000 }).toEqual([0, 1]);
      return back.until(({ type }) => type === 'synced');
    };

    it('of somebody who is late at a server that was started anew ends the subscription to what is over', async () => {
      const { ana, bea, id } = await joinTwo();
      await server.stop();
      server = await startRooms();
      const last = (type: string) => [{ id, description: { type, revision: 2, sdp: 'v=0' } }];
      const anaBack = await returnTo(ana, 'ana', last('answer'));
      clients.push(anaBack);
      expect(await anaBack.until(({ type }) => type === 'synced')).toMatchObject({ participants: [] });
      const beaBack = await returnTo(bea, 'bea', last('offer'));
      clients.push(beaBack);
      const { participants, peer_connections: states } = await subscriptions(beaBack);
      expect(participants).toMatchObject([{ sid: ana.sid }]);
      expect(states).toMatchObject([{ description: { type: 'create-offer' } }]);
      expect(states?.[0]?.id).not.toBe(id);
    });

    it('ends the subscription to a peer connection that was built anew meanwhile', async () => {
      await server.stop();
      server = await startRooms({ limits: { ...testLimits, sessionMs: 60_000 } });
      const { ana, bea, id, describe } = await joinTwo();
      describe(bea, 'offer', 2);
      await receives(ana, 'offer', 2);
      bea.cut();
      await ana.until(({ participants }) => participants?.[0]?.state === 'reconnecting');
      const close = [{ id, description: { type: 'close' } }];
      ana.send({ type: 'update', session: ana.session, peer_connections: close });
      await expect.poll(() => offersTo(ana).length, { timeout: 10_000 }).toBe(2);
      const back = await returnTo(bea, 'bea', [
        { id, description: { type: 'offer', revision: 2, sdp: 'v=0' } },
      ]);
      clients.push(back);
      await subscriptions(back);
    });
  });

  describe('the calls domain', () => {
    it('removes one person and ends the room for the others', async () => {
      const { ana, bea } = await joinTwo();
      await server.rooms.remove({ room: 'call-1', userId: 'bea' });
      expect(await bea.until(({ type }) => type === 'disconnected')).toMatchObject({
        status: 'disconnected',
      });
      await ana.until(({ participants }) => participants?.[0]?.state === 'disconnected');
      await server.rooms.end('call-1');
      expect(await ana.until(({ type }) => type === 'disconnected')).toMatchObject({ status: 'completed' });
      expect(await ana.closed).toBe(1000);
      expect(server.events.at(-1)).toEqual({ kind: 'room-ended', room: 'call-1' });
    });

    it('reports to everybody whether the room is recorded, also who comes later', async () => {
      expect(await server.rooms.setRecordingRules({ room: 'call-1', rules: [] })).toBeUndefined();
      const ana = await join('ana');
      const rules = [{ type: 'include' as const, all: true }];
      expect(await server.rooms.setRecordingRules({ room: 'call-1', rules })).toEqual(rules);
      await ana.until(({ recording }) => recording?.is_recording === true);
      const bea = await join('bea');
      expect(bea.received[0]?.recording?.is_recording).toBe(true);
      await server.rooms.setRecordingRules({ room: 'call-1', rules: [{ type: 'exclude', all: true }] });
      await bea.until(({ type, recording }) => type === 'update' && recording?.is_recording === false);
    });
  });

  describe('a hostile client', () => {
    const large = { type: 'hello', timeout: 5000, body: { type: 'ice', token: 'x'.repeat(5000) } };
    it.each<[string, string | Buffer]>([
      ['no JSON', 'hello'],
      ['null', 'null'],
      ['bytes', Buffer.from('{"type":"heartbeat"}')],
      ['an unknown kind of frame', '{"type":"sudo"}'],
      ['a message before the handshake', '{"type":"msg","body":{"type":"disconnect"}}'],
      ['a token that is too long', JSON.stringify(large)],
      ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
      ['a frame that is too large', JSON.stringify({ type: 'hello', text: 'x'.repeat(600_000) })],
    ])('is closed after %s', async (_what, content) => {
      const client = await openSignals(server.url);
      client.socket.send(content, { binary: typeof content !== 'string' });
      expect([1008, 1009]).toContain(await client.closed);
      expect(client.received).toEqual([]);
    });

    it('is closed when it says nothing, or does not enter a room', async () => {
      const silent = await openSignals(server.url);
      const idle = await openSignals(server.url);
      idle.frame({ type: 'hello', id: 'x', timeout: 5000, version: 2 });
      expect(await Promise.all([silent.closed, idle.closed])).toEqual([1008, 1008]);
    });

    it('is closed after too many frames, and others notice nothing but that', async () => {
      const ana = await join('ana');
      const bea = await join('bea');
      for (let count = 0; count < 200; count += 1) bea.frame({ type: 'heartbeat' });
      expect(await bea.closed).toBe(1008);
      await ana.until(({ participants }) => participants?.[0]?.state === 'reconnecting');
      expect(ana.socket.readyState).toBe(ana.socket.OPEN);
    });

    it('is ended before much waits for it where it reads nothing, and others go on', async () => {
      const { ana, bea, id } = await joinTwo();
      bea.socket.pause();
      // It goes on saying that it is there: silence alone would end it.
      const alive = setInterval(() => bea.frame({ type: 'heartbeat' }), 100);
      const gone = ana.until(({ participants }) => participants?.[0]?.state === 'reconnecting');
      const sdp = 'x'.repeat(500_000);
      // Some megabytes lie in the buffers of the system before anything waits here.
      for (let revision = 2; revision < 42; revision += 1)
        ana.send({
          ...{ type: 'update', session: ana.session, participant: { revision: 1, tracks: [] } },
          peer_connections: [{ id, description: { type: 'offer', revision, sdp } }],
        });
      await gone;
      clearInterval(alive);
      expect(ana.socket.readyState).toBe(ana.socket.OPEN);
    });

    it('reaches neither the peer connections nor the tracks of others', async () => {
      const { ana, bea, id, describe } = await joinTwo();
      const cleo = await join('cleo', 'call-2');
      const other = { id, description: { type: 'offer', revision: 9, sdp: 'v=0' } };
      cleo.send({ type: 'update', session: cleo.session, peer_connections: [other, { ...other, id: 'x' }] });
      cleo.send({ type: 'update', session: bea.session, participant: { revision: 9, tracks: [] } });
      bea.send({ type: 'update', session: ana.session, participant: { revision: 9, tracks: [] } });
      describe(bea, 'offer', 2);
      await receives(ana, 'offer', 2);
      expect(JSON.stringify(ana.received)).not.toContain('"revision":9');
      expect(ana.received.at(-1)?.participants).toBeUndefined();
    });

    it('enters once with one socket', async () => {
      const ana = await join('ana');
      ana.send(connectRequest(await tokenOf(server.rooms, 'ana')));
      expect(await ana.closed).toBe(1008);
    });

    describe('that opens sockets and says nothing', () => {
      const from = (address: string) => openSignals(crowded.url, { 'x-test-address': address });
      let crowded: Awaited<ReturnType<typeof startRooms>>;
      beforeEach(async () => {
        const limits = { ...testLimits, entryMs: 60_000, pendingSockets: 6, pendingPerNetwork: 3 };
        crowded = await startRooms({ limits });
      });
      afterEach(() => crowded.stop());

      async function enterFrom(address: string) {
        const body = connectRequest(await tokenOf(crowded.rooms, 'ana'));
        const ana = await connectSignals(crowded.url, body, { 'x-test-address': address });
        await ana.until(({ type }) => type === 'connected');
      }

      it('does not shut out other networks', async () => {
        for (let count = 0; count < 3; count += 1) await from('203.0.113.1');
        await expect(from('203.0.113.1')).rejects.toThrow('429');
        await enterFrom('203.0.113.2');
      });

      it('from many networks makes room for others', async () => {
        const [oldest] = [await from('203.0.113.1'), await from('203.0.113.1'), await from('203.0.113.1')];
        for (const last of [2, 3, 4]) await from(`203.0.113.${last}`);
        await enterFrom('203.0.113.5');
        await oldest.closed;
      });

      it('counts until somebody is in a room, or the socket is closed', async () => {
        for (let count = 0; count < 4; count += 1) await enterFrom('203.0.113.1');
        for (let count = 0; count < 4; count += 1) {
          const silent = await from('203.0.113.1');
          silent.cut();
          await silent.closed;
        }
        await enterFrom('203.0.113.1');
      });

      it('uses up the places of an IPv6 network with all its addresses', async () => {
        for (const last of [1, 2, 3]) await from(`2001:db8::${last}`);
        await expect(from('2001:db8::4')).rejects.toThrow('429');
      });
    });

    it('cannot connect from a page of another origin', async () => {
      await expect(openSignals(server.url, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
      const own = await openSignals(server.url, { origin: server.url });
      own.cut();
    });
  });
});
