import { chatEvents, endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { createScheduled, type ScheduledOptions } from './createScheduled.ts';
import { createScheduledJob, type ScheduledJobOptions } from './createScheduledJob.ts';
import { forgetInScheduled, removeScheduledOf } from './forgetInScheduled.ts';
import type { Scheduled } from './Scheduled.ts';

/** What scheduled messages need of the other domains. */
export type ScheduledDeps = Pick<ScheduledOptions, 'chat' | 'topics' | 'users' | 'stickers'> &
  Pick<ScheduledJobOptions, 'chat' | 'notifications'>;

/** Builds scheduled messages over the core, registers their routes, and sends them when they are due. */
export function connectScheduled(core: Core, deps: ScheduledDeps): Scheduled {
  const { clock, database, jobs, route, sockets } = core;
  const { db } = database;
  const publisher = sockets.publisher('/chat');
  const announce = (userId: string, topicId: string | null): void =>
    publisher.toUser(userId, chatEvents.scheduledChanged, {}, { topic_id: topicId });
  const queue = createScheduledJob({ ...deps, db, clock, jobs, announce });
  const scheduled = createScheduled({ ...deps, db, clock, queue, announce });
  const { scheduled: list, schedule, reschedule, unschedule } = endpoints.chat;
  route(list, ({ userId }) => scheduled.listOf(userId));
  route(schedule, ({ members, body }) =>
    scheduled.add(members, { message: body.message, sendAt: new Date(body.send_at) }),
  );
  route(reschedule, ({ userId, body }) => {
    const { scheduled_id: id, content, mentions, is_silent: isSilent, send_at } = body;
    const sendAt = send_at === null ? 'now' : send_at && new Date(send_at);
    return scheduled.change(userId, id, { content, mentions, isSilent, sendAt: sendAt || undefined });
  });
  route(unschedule, async ({ userId, query: { scheduled_id } }) => {
    await scheduled.remove(userId, scheduled_id);
    return { scheduled_id };
  });
  return {
    listOf: scheduled.listOf,
    hasFile: scheduled.hasFile,
    removeOf: removeScheduledOf,
    forget: (userId) => forgetInScheduled(db, userId),
    runDue: queue.runDue,
  };
}
