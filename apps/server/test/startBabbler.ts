import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How a service answers that means no good, or has lost its way. */
export type Babble =
  /** As fast as it is read, without an end. */
  | 'endless'
  /** A byte now and then, without an end. */
  | 'slow'
  /** Not at all. */
  | 'silent';

/** A service on the loopback address whose answers do not end. */
export type Babbler = {
  /** Host and port. */
  host: string;
  /** Bytes of the last answer that left this machine's memory, once its connection was ended by the other side. */
  ended: () => Promise<number>;
  close: () => Promise<void>;
};

/** Bytes after which it gives up: whoever has read so much reads everything. */
export const babbledBytes: number = 96 * 1024 * 1024;

const slowMs = 20;

function babble(socket: Duplex, how: Babble, piece: string): void {
  let sent = 0;
  const chunk = Buffer.alloc(64 * 1024, piece);
  function more(): void {
    while (!socket.destroyed && sent < babbledBytes) {
      sent += chunk.length;
      if (!socket.write(chunk)) return void socket.once('drain', more);
    }
    socket.end();
  }
  if (how === 'endless') {
    more();
    return;
  }
  if (how === 'silent') return;
  const timer = setInterval(() => socket.write(piece.slice(0, 1)), slowMs);
  socket.once('close', () => clearInterval(timer));
}

/** Starts one that speaks HTTP, with a status, or SMTP, whose first line does not end. */
export async function startBabbler(
  how: Babble,
  {
    status = 200,
    protocol = 'http',
    piece = 'a',
  }: { status?: number; protocol?: 'http' | 'smtp'; piece?: string } = {},
): Promise<Babbler> {
  const ends: Promise<number>[] = [];
  const sockets = new Set<Socket>();
  const watch = (socket: Socket): void => {
    socket.on('error', () => undefined);
    const isClosed = new Promise((resolve) => socket.once('close', resolve));
    ends.push(isClosed.then(() => socket.bytesWritten - socket.writableLength));
  };
  const server =
    protocol === 'smtp'
      ? createServer((socket) => {
          watch(socket);
          // What follows the greeting has no clock of its own.
          socket.write('220 here\r\n');
          socket.once('data', () => babble(socket, how, piece));
          socket.resume();
        })
      : createHttpServer(async (request, response) => {
          watch(request.socket);
          for await (const _ of request);
          if (how === 'silent') return;
          response.writeHead(status, { 'content-type': 'application/json' });
          response.write('{"text": "');
          babble(response as unknown as Duplex, how, piece);
        });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    ended: async () => (await ends.at(-1)) ?? 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
