import type { EventSocket } from '@franca/api-client';
import { chatEventNames } from '@franca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '../../lib/data/api.ts';

/** Follows changes of the person's own profile on other devices and in other tabs. */
export function useProfileChanges(socket: EventSocket<'/chat'>): void {
  const client = useQueryClient();
  useEffect(
    () =>
      socket.on(
        chatEventNames.profileChanged,
        {},
        () => void client.invalidateQueries({ queryKey: queries.users.me().queryKey }),
      ),
    [client, socket],
  );
}
