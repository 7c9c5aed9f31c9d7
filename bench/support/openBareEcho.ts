import { io, type Socket } from 'socket.io-client';
import { startProgram } from './startProgram.ts';

/** The anchor of the round trip: two sockets on a server that only passes messages on. */
export interface BareEcho {
  /** Sends one message and returns the milliseconds until the other socket has it. */
  send(index: number): Promise<number>;
  /** Closes the sockets and ends the server. */
  stop(): Promise<void>;
}

async function connect(port: string): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'] });
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  return socket;
}

/** Starts the bare server in a process of its own and connects both sockets. */
export async function openBareEcho(): Promise<BareEcho> {
  const echo = startProgram(['bench/src/bareEcho.ts']);
  const [, port = ''] = await echo.line(/^(\d+)$/m);
  const [from, to] = await Promise.all([connect(port), connect(port)]);
  return {
    send: (index) =>
      new Promise((resolve) => {
        const started = performance.now();
        to.once('message', () => resolve(performance.now() - started));
        from.emit('message', { chat_id: String(index), content: 'Good morning' });
      }),
    stop: async () => {
      from.close();
      to.close();
      await echo.stop();
    },
  };
}
