import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { createPendingSockets, type PendingSocketLimits } from '../../../core/createPendingSockets.ts';
import { networkOf } from '../../../http/networkOf.ts';
import { frameBytes } from './clientFrames.ts';
import { type SignalLimits, type SignalRooms, serveSignalSocket } from './serveSignalSocket.ts';

/** The signalling's address on the server. */
export const signalPath = '/media';

/** What the signalling is built on. */
export type SignalServerOptions = {
  /** Server whose upgrades at {@link signalPath} are taken. */
  http: Server;
  rooms: SignalRooms;
  limits: SignalLimits & PendingSocketLimits;
  /** The address of a client, also behind a proxy. */
  addressOf: (request: IncomingMessage) => string;
  /** Whether pages of an origin may connect, seen from the host that the request names. */
  isOwnOrigin: (origin: string, host: string | undefined) => boolean;
};

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Serves the SDK's signalling on the server's own port; returns what ends all its sockets. */
export function createSignalServer(options: SignalServerOptions): { close: () => Promise<void> } {
  const { http, rooms, limits, addressOf, isOwnOrigin } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: frameBytes,
    perMessageDeflate: false,
    // A message of everybody else is read between two of one socket.
    allowSynchronousEvents: false,
  });
  const pending = createPendingSockets(limits);
  let isClosed = false;

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { host, origin } = request.headers;
    // Not read as a URL: what a client sends in its place may be none, and an error here would end the process.
    if (request.url?.split('?', 1)[0] !== signalPath) return;
    if (origin !== undefined && !isOwnOrigin(origin, host)) {
      refuseUpgrade(socket, '403 Forbidden');
      return;
    }
    if (isClosed) {
      refuseUpgrade(socket, '503 Service Unavailable');
      return;
    }
    const release = pending.add(networkOf(addressOf(request)), () => socket.destroy());
    if (!release) {
      refuseUpgrade(socket, '429 Too Many Requests');
      return;
    }
    // Also a socket that never becomes one of the signalling.
    socket.once('close', release);
    server.handleUpgrade(request, socket, head, (webSocket) => {
      serveSignalSocket(webSocket, rooms, limits, release);
    });
  }

  http.on('upgrade', upgrade);
  return {
    close: async () => {
      isClosed = true;
      for (const client of server.clients) client.close(1012);
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      const late = setTimeout(() => {
        for (const client of server.clients) client.terminate();
      }, 500);
      await ended;
      clearTimeout(late);
      http.off('upgrade', upgrade);
    },
  };
}
