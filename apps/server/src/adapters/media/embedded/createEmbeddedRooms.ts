import type { IncomingMessage, Server } from 'node:http';
import { limits as contractLimits } from '@franca/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { PendingSocketLimits } from '../../../core/createPendingSockets.ts';
import { keyedHash } from '../../../core/hashes.ts';
import type { Clock } from '../../../ports/Clock.ts';
import type { AdmitToRoom, MediaRoomEvent, MediaRooms } from '../../../ports/MediaRooms.ts';
import { createAccessTokens } from '../createAccessTokens.ts';
import type { ConnectRequest, SyncRequest } from './clientFrames.ts';
import { createIceServers, type IceOptions } from './createIceServers.ts';
import { createRoom, type Room } from './createRoom.ts';
import { createRoomIds } from './createRoomIds.ts';
import { createRoomRelay } from './createRoomRelay.ts';
import type { RoomSeat } from './createRoomSeat.ts';
import { createSignalServer, signalPath } from './createSignalServer.ts';
import type { RoomLink } from './Participant.ts';
import type { Entry, RoomNodes, RoomOrder } from './RoomNodes.ts';
import { refuseLink } from './refuseLink.ts';
import { signalErrors } from './serverFrames.ts';
import type { SignalLimits } from './serveSignalSocket.ts';

/** What the rooms of this server are built on. */
export type EmbeddedRoomsOptions = {
  /** Server whose upgrades at `/media` are taken. */
  http: Server;
  /** The address of a client of that server, also behind a proxy. */
  addressOf: (request: IncomingMessage) => string;
  /** The installation's secret. */
  secret: string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Address under which people reach the app; without it every page connects to its own. */
  publicUrl: string | undefined;
  /** ICE servers that clients get. */
  ice: IceOptions;
  /** The processes that share the rooms. */
  nodes: RoomNodes;
  /** Whether a person may be in a room now. */
  admit: AdmitToRoom;
  /** Times and limits that tests want different. */
  limits?: Partial<SignalLimits & PendingSocketLimits & RoomLimits>;
};

type RoomLimits = {
  /** How long somebody may be away, in milliseconds. */
  sessionMs: number;
  /** How long a room that was taken over waits for everybody, in milliseconds. */
  gatherMs: number;
  /** Everybody sends to everybody: more would be too much for their lines and processors. */
  maxPeople: number;
};

const defaultLimits: SignalLimits & PendingSocketLimits & RoomLimits = {
  heartbeatMs: 5000,
  entryMs: 10_000,
  pendingSockets: 500,
  // A company or a school behind one address may begin many calls at once.
  pendingPerNetwork: 100,
  // Eight people who find ways to each other send some hundred frames in the first second, and few after it.
  frameBurst: 600,
  framesPerSecond: 100,
  sessionMs: contractLimits.callReturnSeconds * 1000,
  gatherMs: 5000,
  maxPeople: contractLimits.callPeople,
};

/** Long enough to get from the token's call to the room. */
const tokenSeconds = 600;

/** Rooms of our own: signalling for the unmodified SDK of Twilio Video; sound and pictures go from browser to browser. */
export async function createEmbeddedRooms(options: EmbeddedRoomsOptions): Promise<MediaRooms> {
  const { http, secret, clock, log, publicUrl, nodes, admit } = options;
  const limits = { ...defaultLimits, ...options.limits };
  const ids = createRoomIds(secret);
  const tokens = createAccessTokens({
    accountSid: 'franca',
    keySid: 'franca-rooms',
    secret: keyedHash(secret, 'media-token'),
    lifeSeconds: tokenSeconds,
    clock,
  });
  const iceServersFor = createIceServers(options.ice, clock);
  const rooms = new Map<string, Room>();
  const listeners = new Set<(event: MediaRoomEvent) => void>();

  function notify(event: MediaRoomEvent): void {
    for (const listener of listeners) listener(event);
  }

  function forget(room: string): void {
    rooms.delete(room);
    void nodes.release(room);
  }

  function findRoom(name: string): Room {
    const known = rooms.get(name);
    if (known) return known;
    const room = createRoom({
      ...limits,
      name,
      ids,
      onConnected: (userId) => notify({ kind: 'participant-connected', room: name, userId }),
      onDisconnected: (userId) => notify({ kind: 'participant-disconnected', room: name, userId }),
      onEnded: () => {
        forget(name);
        notify({ kind: 'room-ended', room: name });
      },
    });
    rooms.set(name, room);
    return room;
  }

  function enterOwn(name: string, entry: Entry, link: RoomLink): RoomSeat | undefined {
    const room = findRoom(name);
    return 'session' in entry
      ? room.sync(entry.session, entry.request, link)
      : room.connect(entry.userId, entry.request, link);
  }

  function carryOut(name: string, order: RoomOrder): string[] {
    const room = rooms.get(name);
    if (!room) return [];
    if (order.do === 'published') return room.publishedBy(order.userId);
    if (order.do === 'remove') room.remove(order.userId);
    else if (order.do === 'record') room.setRecording(order.isRecording);
    else if (order.do === 'end') room.end();
    return order.do === 'end' ? [] : room.people();
  }

  const relay = await createRoomRelay(nodes, {
    enter: enterOwn,
    order: carryOut,
    release: (name) => {
      rooms.get(name)?.release();
      rooms.delete(name);
    },
  });

  async function readEntry(
    request: ConnectRequest | SyncRequest,
    link: RoomLink,
  ): Promise<Entry | undefined> {
    const reading = await tokens.read(request.token);
    if (reading.status === 'invalid') return refuseLink(link, signalErrors.tokenInvalid);
    const { room, userId } = reading.person;
    if (request.type === 'connect') {
      return reading.status === 'expired'
        ? refuseLink(link, signalErrors.tokenExpired)
        : { room, userId, request };
    }
    // Whoever is in a room may come back to it when the token is too old to enter.
    const session = ids.readSession(request.session);
    const isTheirs = session?.room === room && session.userId === userId;
    return isTheirs ? { session, request } : refuseLink(link, signalErrors.sessionUnknown);
  }

  const signals = createSignalServer({
    http,
    limits,
    addressOf: options.addressOf,
    isOwnOrigin: (origin, host) =>
      URL.canParse(origin) && [host, publicUrl && new URL(publicUrl).host].includes(new URL(origin).host),
    rooms: {
      findIceServers: async (token, link) => {
        const reading = await tokens.read(token);
        if (reading.status === 'valid') return iceServersFor(reading.person.userId);
        return refuseLink(
          link,
          reading.status === 'expired' ? signalErrors.tokenExpired : signalErrors.tokenInvalid,
        );
      },
      enter: async (request, link) => {
        const entry = await readEntry(request, link);
        if (!entry) return undefined;
        const { room, userId } = 'session' in entry ? entry.session : entry;
        try {
          if (await admit({ room, userId })) return await relay.enter(room, entry, link);
        } catch (error) {
          log.error({ err: error }, 'a media room could not be entered');
          throw error;
        }
        return refuseLink(link, signalErrors.roomNotFound);
      },
    },
  });

  return {
    id: 'embedded',
    roomType: 'peer-to-peer',
    recordedBy: 'page',
    maxPeople: limits.maxPeople,
    open: async ({ room }) => ({ sid: ids.roomSid(room) }),
    issueToken: async (person) => ({
      token: await tokens.sign(person),
      signalingUrl: `${publicUrl?.replace(/^http/, 'ws') ?? ''}${signalPath}`,
    }),
    participantsOf: async (room) => (await relay.order(room, { do: 'people' })) ?? [],
    publishedBy: async ({ room, userId }) => {
      const people = await relay.order(room, { do: 'people' });
      if (!people?.includes(userId)) return undefined;
      const sources = (await relay.order(room, { do: 'published', userId })) ?? [];
      return { microphone: sources.includes('microphone'), camera: sources.includes('camera') };
    },
    remove: async ({ room, userId }) => void (await relay.order(room, { do: 'remove', userId })),
    end: async (room) => void (await relay.order(room, { do: 'end' })),
    setRecordingRules: async ({ room, rules }) => {
      const isRecording = rules.some(({ type }) => type === 'include');
      const people = await relay.order(room, { do: 'record', isRecording });
      return people?.length ? [...rules] : undefined;
    },
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      for (const room of rooms.values()) room.release();
      await signals.close();
      await nodes.close();
    },
  };
}
