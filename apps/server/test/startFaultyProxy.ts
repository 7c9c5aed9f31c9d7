import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How a service is: as it should be, or silent, slow, refusing connections, or answering rubbish. */
export type ServiceFault = 'none' | 'silent' | 'slow' | 'refusing' | 'rubbish';

/** A service in front of another one, or of none, that can be made to fail. */
export type FaultyProxy = {
  port: number;
  /** Fails from now on as it says; open connections end. */
  fail: (fault: ServiceFault) => void;
  /** Connections that were opened since the last change. */
  connections: () => number;
  close: () => Promise<void>;
};

/** What is no answer in any protocol. */
const rubbish = '<html><h1>502 Bad Gateway</h1></html>\r\n\r\n'.repeat(3);

/**
 * Listens on a port of the loopback address and passes what comes to `target`; without one nothing is answered well. `slowMs`:
 * how late a slow service answers.
 */
export async function startFaultyProxy({
  target,
  slowMs = 9000,
}: {
  target?: number | undefined;
  slowMs?: number;
} = {}): Promise<FaultyProxy> {
  let fault: ServiceFault = 'none';
  let opened = 0;
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  }

  /** Does something as late as a slow service does it, or at once. */
  function inTime(work: () => void): void {
    if (fault !== 'slow') {
      work();
      return;
    }
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, slowMs);
    timers.add(timer);
  }

  function pass(socket: Socket): void {
    if (target === undefined) {
      inTime(() => socket.destroy());
      return;
    }
    const other = keep(connect(target, '127.0.0.1'));
    other.on('data', (chunk) => inTime(() => socket.write(chunk)));
    socket.pipe(other);
    other.on('close', () => inTime(() => socket.destroy()));
    socket.on('close', () => other.destroy());
  }

  const server = createServer((socket) => {
    opened += 1;
    keep(socket);
    if (fault === 'refusing') socket.resetAndDestroy();
    else if (fault === 'silent') socket.resume();
    else if (fault === 'rubbish') socket.end(rubbish);
    else pass(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function endAll(): void {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    for (const socket of sockets) socket.destroy();
  }

  return {
    port: (server.address() as AddressInfo).port,
    fail: (next) => {
      fault = next;
      opened = 0;
      endAll();
    },
    connections: () => opened,
    close: async () => {
      endAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
