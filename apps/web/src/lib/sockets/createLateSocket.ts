import type { ConnectionState, EventSocket, SocketOptions } from '@franca/api-client';
import type { SocketNamespace } from '@franca/contract/client';
import { retryImport } from '../retryImport.ts';

/** Imports what makes a socket. */
type LoadSocket = () => Promise<Pick<typeof import('./socketChunk.ts'), 'createSocket'>>;

const loadChunk: LoadSocket = () => import('./socketChunk.ts');

/**
 * A socket whose library is loaded when it connects: a page that reads over HTTP is painted without waiting for it. What is
 * subscribed to and sent before is passed on when the library has come, in the same order; until then the state is
 * `connecting`.
 *
 * @param namespace of the socket
 * @param options how it reaches its server
 * @param load imports the library; tried again until it has come or the socket is closed
 */
export function createLateSocket<N extends SocketNamespace>(
  namespace: N,
  options: SocketOptions<N>,
  load: LoadSocket = loadChunk,
): EventSocket<N> {
  let socket: EventSocket<N> | null = null;
  let state: ConnectionState = { status: 'closed' };
  let isWanted = false;
  let isLoading = false;
  /** What waits for the socket, in order. */
  const waiting = new Set<(opened: EventSocket<N>) => void>();
  const listeners = new Set<(state: ConnectionState) => void>();

  const setState = (next: ConnectionState): void => {
    state = next;
    for (const listener of [...listeners]) listener(next);
  };
  const open = async (): Promise<void> => {
    isLoading = true;
    while (isWanted && !socket) {
      const chunk = await retryImport(load).catch(() => null);
      if (!chunk || !isWanted) continue;
      socket = chunk.createSocket(namespace, options);
      socket.subscribe(setState);
      for (const start of waiting) start(socket);
      waiting.clear();
      socket.connect();
    }
    isLoading = false;
  };
  /** Starts something now or when the socket has come; the returned function stops it, or keeps it from starting. */
  const whenOpened = (start: (opened: EventSocket<N>) => () => void): (() => void) => {
    if (socket) return start(socket);
    let stop: () => void = () => waiting.delete(begin);
    const begin = (opened: EventSocket<N>): void => {
      stop = start(opened);
    };
    waiting.add(begin);
    return () => stop();
  };

  return {
    connect() {
      if (socket) return socket.connect();
      isWanted = true;
      setState({ status: 'connecting' });
      if (!isLoading) void open();
    },
    close() {
      isWanted = false;
      waiting.clear();
      if (socket) socket.close();
      else setState({ status: 'closed' });
    },
    on: (event, params, handler) => whenOpened((opened) => opened.on(event, params, handler)),
    emit: (event, payload) =>
      socket
        ? socket.emit(event, payload)
        : new Promise((resolve, reject) => {
            waiting.add((opened) => void opened.emit(event, payload).then(resolve, reject));
          }),
    keepSubscribed: (start, stop, payload) =>
      whenOpened((opened) => opened.keepSubscribed(start, stop, payload)),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
