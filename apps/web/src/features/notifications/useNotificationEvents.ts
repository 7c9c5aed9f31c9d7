import type { EventSocket } from '@franca/api-client';
import { chatEventNames } from '@franca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onNextConnections } from '../../lib/sockets/connections.ts';
import { type NotificationList, notificationsKey } from './notificationCache.ts';

/** Keeps the column and its number up to date: by the socket, and after each connection by asking again. */
export function useNotificationEvents(socket: EventSocket<'/chat'>): void {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: notificationsKey });
    const stops = [
      socket.on(chatEventNames.notificationsChanged, {}, ({ unread_count: unreadCount }) => {
        client.setQueryData<NotificationList>(notificationsKey, (list) => list && { ...list, unreadCount });
        refresh();
      }),
      onNextConnections(socket, refresh),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, socket]);
}
