import type { EventSocket } from '@franca/api-client';
import { chatEventNames } from '@franca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyRelation, friendsKey, requestsKey } from '../../lib/people/relationCache.ts';
import { onNextConnections } from '../../lib/sockets/connections.ts';

/** Keeps people as they are shown up to date: by the socket, and after each connection by asking again. */
export function useRelationEvents(socket: EventSocket<'/chat'>): void {
  const client = useQueryClient();
  useEffect(() => {
    const stops = [
      socket.on(chatEventNames.relationChanged, {}, (person) => applyRelation(client, person)),
      onNextConnections(socket, () => {
        // What happened while there was no connection; a copy of the device may be older than a moment ago, too.
        for (const queryKey of [friendsKey, requestsKey, ['users.get'], ['users.search']])
          void client.invalidateQueries({ queryKey });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, socket]);
}
