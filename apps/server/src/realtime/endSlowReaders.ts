import type { Server } from 'socket.io';
import { maxWaitingBytes } from '../core/maxWaitingBytes.ts';

type Engine = Server['engine'];
type Connection = Parameters<Parameters<Engine['on']>[1]>[0];

/** A connection that goes by WebSocket: the engine hands everything to it, and it keeps what the network does not take. */
type WebSocketTransport = { socket?: { bufferedAmount: number; terminate: () => void } };

/** Ends connections for which more than {@link maxWaitingBytes} wait: they answer pings, and read nothing. */
export function endSlowReaders(engine: Engine): void {
  engine.on('connection', (connection: Connection) => {
    /** Bytes that the engine has not handed on yet: it waits for the transport, or for the next poll. */
    let queued = 0;
    connection.on('packetCreate', ({ data }: { data?: unknown }) => {
      queued += typeof data === 'string' ? Buffer.byteLength(data) : 0;
      const { socket } = connection.transport as WebSocketTransport;
      if (queued + (socket?.bufferedAmount ?? 0) <= maxWaitingBytes) return;
      // Without a farewell, which would wait behind all the rest.
      if (socket) socket.terminate();
      else connection.close(true);
    });
    connection.on('flush', () => {
      queued = 0;
    });
  });
}
