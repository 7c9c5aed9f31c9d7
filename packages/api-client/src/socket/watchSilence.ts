import type { Socket } from 'socket.io-client';

/** Milliseconds in which a page that was busy itself reads what has arrived already. */
const graceMs = 500;

/**
 * Calls back when a connected server has given no sign of life for so long: frozen, it keeps the connection open. The returned
 * function ends it.
 */
export function watchSilence(socket: Socket, silenceMs: number, onSilence: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = setTimeout(() => {
      timer = setTimeout(onSilence, graceMs);
    }, silenceMs);
  };
  socket.on('connect', restart);
  socket.on('disconnect', stop);
  socket.io.on('ping', restart);
  return () => {
    stop();
    socket.io.off('ping', restart);
  };
}
