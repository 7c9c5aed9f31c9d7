import { chatEvents, endpoints, limits } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { repeat } from '../../core/repeat.ts';
import type { Users } from '../users/Users.ts';
import { createNotifications } from './createNotifications.ts';
import type { Notifications } from './Notifications.ts';

/** What notifications need of the other domains. */
export type NotificationsDeps = {
  /** People as others see them; asked once all domains stand. */
  users: () => Pick<Users, 'seenBy'>;
};

const forgetEveryMs = 3_600_000;

/** Builds the notification column over the core, and registers its calls. */
export function connectNotifications(core: Core, { users }: NotificationsDeps): Notifications {
  const { clock, database, log, route, sockets } = core;
  const publisher = sockets.publisher('/chat');
  const { add, closeRequest, list, read, unreadOf, forgetOld } = createNotifications({
    db: database.db,
    clock,
    seenBy: (viewerId, ids) => users().seenBy(viewerId, ids),
  });

  async function sendCounts(userIds: readonly string[]): Promise<void> {
    const unread = await unreadOf(userIds);
    for (const userId of userIds) {
      const unread_count = unread.get(userId) ?? 0;
      publisher.toUser(userId, chatEvents.notificationsChanged, {}, { unread_count });
    }
  }
  const publish: Notifications['publish'] = (userIds) => {
    if (userIds.length === 0) return;
    sendCounts(userIds).catch((error: unknown) => {
      log.error({ err: error }, 'the number of notifications could not be sent');
    });
  };

  route(endpoints.notifications.list, ({ userId, query }) => list(userId, query));
  route(endpoints.notifications.read, async ({ userId, body }) => {
    if (await read(userId, body.notification_id ?? undefined)) publish([userId]);
    return { unread_count: (await unreadOf([userId])).get(userId) ?? 0 };
  });
  repeat(core, 'removal of old notifications', forgetEveryMs, forgetOld);
  return {
    add,
    closeRequest,
    publish,
    allOf: async (userId) =>
      (await list(userId, { page: 1, limit: limits.notifications })).data.notifications,
  };
}
