import { chatEventNames } from '@franca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../../lib/data/api.ts';
import { onReconnected } from '../../../lib/sockets/connections.ts';
import type { ChatSocket } from './ChatSocket.ts';

/** Follows every change of the person's plan, on whatever device or by whatever clock it happened. */
export function usePlanChanges(socket: ChatSocket): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => {
      void client.invalidateQueries({ queryKey: queries.users.me().queryKey });
      void client.invalidateQueries({ queryKey: queries.billing.payments().queryKey });
      // What the rows say is translated or not by the plan, and a group is closed with the plan of its creator.
      void client.invalidateQueries({ queryKey: queries.topics.list().queryKey });
    };
    const stop = socket.on(chatEventNames.planChanged, {}, refresh);
    // What changed while there was no connection was not announced here.
    const stopStatus = onReconnected(socket, refresh);
    return () => {
      stop();
      stopStatus();
    };
  }, [socket, client]);
}
