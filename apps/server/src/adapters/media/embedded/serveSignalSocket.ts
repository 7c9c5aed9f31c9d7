import type { WebSocket } from 'ws';
import { maxWaitingBytes } from '../../../core/maxWaitingBytes.ts';
import {
  type ClientRequest,
  type ConnectRequest,
  clientFrameSchema,
  type SyncRequest,
} from './clientFrames.ts';
import type { RoomSeat } from './createRoomSeat.ts';
import type { RoomLink } from './Participant.ts';
import type { IceServer, ServerMessage } from './serverFrames.ts';

/** What a socket asks of the rooms. */
export type SignalRooms = {
  /** The ICE servers for the holder of this token; undefined after a refusal over the link. */
  findIceServers: (token: string, link: RoomLink) => Promise<IceServer[] | undefined>;
  /** Lets somebody in, or back; undefined after a refusal over the link. */
  enter: (request: ConnectRequest | SyncRequest, link: RoomLink) => Promise<RoomSeat | undefined>;
};

/** Times of a socket, in milliseconds, and its limits. */
export type SignalLimits = {
  /** How long a side is silent at most; each sends something shortly before. */
  heartbeatMs: number;
  /** How long somebody may be connected without being in a room. */
  entryMs: number;
  /** Frames that may come at once, and each second after that. */
  frameBurst: number;
  framesPerSecond: number;
};

/** The SDK closes after the last word; a client that does not is closed after this time. */
const lastWordMs = 300;

const closeCodes = { normal: 1000, comeBack: 1012, violation: 1008 } as const;

/** Counts frames; false once there are too many. */
function createFrameGauge({ frameBurst, framesPerSecond }: SignalLimits): () => boolean {
  let [left, at] = [frameBurst, Date.now()];
  return () => {
    const now = Date.now();
    left = Math.min(frameBurst, left + ((now - at) / 1000) * framesPerSecond) - 1;
    at = now;
    return left >= 0;
  };
}

function parseFrame(data: unknown, isBinary: boolean) {
  if (isBinary) return undefined;
  try {
    return clientFrameSchema.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}

/**
 * Speaks the SDK's transport on one socket: the handshake, heartbeats, and frames with the room's protocol. What is
 * not a frame of that protocol, in its place and in time, ends the socket and has no other effect. `onEntry` is called
 * once somebody is in a room, or the socket is closed.
 */
export function serveSignalSocket(
  socket: WebSocket,
  rooms: SignalRooms,
  limits: SignalLimits,
  onEntry: () => void,
): void {
  const { heartbeatMs, entryMs } = limits;
  const isInTime = createFrameGauge(limits);
  let isWelcomed = false;
  let isEntering = false;
  let isFinished = false;
  let seat: RoomSeat | undefined;
  let silence: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  const entry = setTimeout(violate, entryMs);

  function violate(): void {
    socket.close(closeCodes.violation);
    // Whoever does not answer the closing either is not waited for.
    setTimeout(() => socket.terminate(), lastWordMs).unref();
  }

  function write(frame: object): void {
    if (socket.readyState !== socket.OPEN || isFinished) return;
    if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
    else socket.send(JSON.stringify(frame));
  }

  const link: RoomLink = {
    send: (body: ServerMessage) => write({ type: 'msg', body }),
    close: (isFinal) => {
      isFinished = true;
      clearInterval(beat);
      if (isFinal) setTimeout(() => socket.close(closeCodes.normal), lastWordMs).unref();
      else socket.close(closeCodes.comeBack);
    },
  };

  function listenForSilence(): void {
    clearTimeout(silence);
    silence = setTimeout(() => socket.terminate(), heartbeatMs * 3);
  }

  function welcome(timeout: number): void {
    isWelcomed = true;
    const negotiated = Math.min(timeout, heartbeatMs);
    write({ type: 'welcome', negotiatedTimeout: negotiated });
    beat = setInterval(() => write({ type: 'heartbeat' }), Math.max(200, negotiated - 200));
  }

  async function enter(request: ConnectRequest | SyncRequest): Promise<void> {
    if (isEntering || seat) return violate();
    isEntering = true;
    try {
      seat = await rooms.enter(request, link);
    } catch {
      // Nothing is known about the person's right: they come back.
      link.close(false);
    }
    clearTimeout(entry);
    onEntry();
    if (socket.readyState !== socket.OPEN) seat?.lose();
  }

  async function findIceServers(token: string): Promise<void> {
    const servers = await rooms.findIceServers(token, link);
    if (servers) link.send({ type: 'iced', version: 1, ice_servers: servers });
  }

  function take(request: ClientRequest): void {
    switch (request.type) {
      case 'ice':
        void findIceServers(request.token);
        return;
      case 'connect':
      case 'sync':
        void enter(request);
        return;
      case 'update':
        if (seat) seat.update(request);
        else violate();
        return;
      case 'disconnect':
        isFinished = true;
        seat?.disconnect();
    }
  }

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const frame = isInTime() ? parseFrame(data, isBinary) : undefined;
    if (!frame) return violate();
    listenForSilence();
    if (frame.type === 'hello') {
      if (isWelcomed) return violate();
      welcome(frame.timeout);
      if (frame.body) take(frame.body);
    } else if (!isWelcomed) violate();
    else if (frame.type === 'msg') take(frame.body);
    else if (frame.type === 'bye') socket.close(closeCodes.normal);
  });
  // The closing follows, which says the same.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(entry);
    clearTimeout(silence);
    clearInterval(beat);
    onEntry();
    seat?.lose();
  });
}
