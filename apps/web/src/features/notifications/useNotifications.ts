import type { Notification } from '@franca/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/data/api.ts';
import { type NotificationList, notificationsKey, withRead } from './notificationCache.ts';

const pageSize = 100;

/** All pages: there are two at most. */
async function loadAll(signal: AbortSignal): Promise<NotificationList> {
  const all = new Map<string, Notification>();
  let unreadCount = 0;
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = await api.notifications.list({ query: { page, limit: pageSize }, signal });
    // One that moves to another page while they are fetched comes twice.
    for (const one of data.notifications) all.set(one._id, one);
    unreadCount = data.unread_count;
    pages = pagination.totalPage;
  }
  return { notifications: [...all.values()], unreadCount };
}

/** The notifications of the person signed in, and the way to mark them as read; kept for reloads without a network. */
export function useNotifications() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => loadAll(signal),
    meta: { keepOnDevice: true },
  });
  const { mutate } = useMutation({
    mutationFn: (notification_id: string | undefined) =>
      api.notifications.read({ body: { notification_id: notification_id ?? null } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: notificationsKey });
      client.setQueryData<NotificationList>(notificationsKey, (list) => list && withRead(list, id));
    },
    onSettled: () => client.invalidateQueries({ queryKey: notificationsKey }),
    // A mark that did not arrive comes back with the list; nobody has to be told.
    meta: { handles: () => true },
  });
  return {
    notifications: data?.notifications ?? null,
    unreadCount: data?.unreadCount ?? 0,
    isFailed: isError && !data,
    retry: () => void refetch(),
    read: mutate,
  };
}

/** The notifications as the screens take them. */
export type NotificationColumn = ReturnType<typeof useNotifications>;
