import { createEventSocket } from './createEventSocket.ts';
import type { EventSocket } from './EventSocket.ts';
import type { SocketOptions } from './SocketOptions.ts';

/** The `/call` socket (1 §7): who hung up, ended or rejected a call. */
export function createCallSocket(options: SocketOptions): EventSocket<'/call'> {
  return createEventSocket('/call', options);
}
