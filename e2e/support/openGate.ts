import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be led elsewhere, and lose what is sent on it. */
export interface Gate {
  /** Where it is: pages opened here have this origin, wherever it leads. */
  readonly url: string;
  /** Leads new connections to another server. */
  leadTo(url: string): void;
  /** Nothing gets through in either direction from now on, and nobody is told: as without a network. */
  block(): void;
  /** Everything gets through again, what was sent meanwhile as well: as when a network sends it again. */
  unblock(): void;
  dispose(): Promise<void>;
}

/** Opens such a way on a free port of the loopback interface. */
export async function openGate(url: string): Promise<Gate> {
  let target = new URL(url);
  let isBlocked = false;
  const sockets = new Set<Socket>();
  const follow = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    if (isBlocked) socket.pause();
    socket.once('close', (hasFailed) => {
      sockets.delete(socket);
      // An end that was meant is passed on by the pipe, behind what was sent before it.
      if (hasFailed) other.destroy();
    });
    socket.on('error', () => undefined);
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream);
    upstream.pipe(client);
    follow(client, upstream);
    follow(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (next) => {
      target = new URL(next);
    },
    block: () => {
      isBlocked = true;
      for (const socket of sockets) socket.pause();
    },
    unblock: () => {
      isBlocked = false;
      for (const socket of sockets) socket.resume();
    },
    dispose: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
