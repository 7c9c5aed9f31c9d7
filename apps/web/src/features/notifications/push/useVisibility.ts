import type { EventSocket } from '@franca/api-client';
import { chatEventNames } from '@franca/contract';
import { useEffect } from 'react';

/** Tells the server whether this page can be seen: nothing is pushed to somebody who sees one. */
export function useVisibility(socket: EventSocket<'/chat'>): void {
  useEffect(() => {
    const report = () => {
      if (socket.getState().status !== 'connected') return;
      // A report that is lost is made again at the next connection.
      socket
        .emit(chatEventNames.visibility, { visible: document.visibilityState === 'visible' })
        .catch(() => {});
    };
    const stop = socket.subscribe(report);
    report();
    document.addEventListener('visibilitychange', report);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', report);
    };
  }, [socket]);
}
