import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { MediaRoomEvent } from '../../../../ports/MediaRooms.ts';
import { createEmbeddedRooms, type EmbeddedRoomsOptions } from '../createEmbeddedRooms.ts';
import { createLoneNode } from '../RoomNodes.ts';

/** Limits and times that a test can wait for. */
export const testLimits = {
  sessionMs: 400,
  gatherMs: 300,
  heartbeatMs: 1000,
  entryMs: 500,
  frameBurst: 60,
  framesPerSecond: 10,
};

/** Starts one process's rooms on a port of its own, without the rest of a server. */
export async function startRooms(changes: Partial<EmbeddedRoomsOptions> = {}) {
  const http = createServer();
  const sockets = new Set<Socket>();
  http.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const events: MediaRoomEvent[] = [];
  const outsiders = new Set<string>();
  let now = Date.now();
  const rooms = await createEmbeddedRooms({
    http,
    addressOf: ({ headers }) => String(headers['x-test-address'] ?? '127.0.0.1'),
    secret: 'the secret of this installation',
    clock: () => new Date(now),
    log: { error: () => undefined },
    publicUrl: undefined,
    ice: { stunUrls: [], turn: undefined },
    nodes: createLoneNode(),
    admit: async ({ userId }) => !outsiders.has(userId),
    limits: testLimits,
    ...changes,
  });
  rooms.onEvent((event) => events.push(event));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    rooms,
    url,
    /** What happened in rooms that this process owns. */
    events,
    /** Those who are not admitted any more. */
    outsiders,
    /** Moves the clock of tokens. */
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Ends all connections without a word. */
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    /** Ends it as a server does that is stopped. */
    stop: async () => {
      await rooms.close();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
