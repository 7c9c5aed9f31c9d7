import { chatEvents, type TextEngine } from '@franca/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Core } from '../../core/Core.ts';
import { pairOf } from '../../core/pairOf.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import { whereNotBlocked } from '../../db/shared/contacts.ts';
import { isLocalOnlyIn } from '../../db/shared/topics.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import { createChangeLog } from './createChangeLog.ts';
import { createChangePublisher } from './createChangePublisher.ts';
import { createGroupRecords } from './createGroupRecords.ts';
import { createHandOver } from './createHandOver.ts';
import { createMembership } from './createMembership.ts';
import { createPrivateTopics } from './createPrivateTopics.ts';
import { createTopicListUpdates, type TopicListUpdatesOptions } from './createTopicListUpdates.ts';
import { createTopicSettings } from './createTopicSettings.ts';
import { createTopicViews, type PreviewsOf } from './createTopicViews.ts';
import { createTyping } from './createTyping.ts';
import { createViewQueries } from './createViewQueries.ts';
import { registerTopicRoutes } from './registerTopicRoutes.ts';
import type { Topics } from './Topics.ts';

/** What topics need from the other domains. */
export type TopicsDeps = {
  /** Those of the users who are online. */
  onlineAmong: TopicListUpdatesOptions['onlineAmong'];
  /** Newest message of each topic, from the chat domain. */
  previewsOf: PreviewsOf;
  /** Whether one of two people blocks the other. */
  isBlocked: Contacts['isBlocked'];
  /** BCP 47 tag of a profile's language name. */
  codeOfLanguage: (name: string) => string;
  /** Engines that may see texts of conversations. */
  engines: () => readonly TextEngine[];
  /** Called when other engines may see the texts of a topic. */
  onRulesChange: (topicId: string) => Promise<void>;
};

/** Room of the sockets with which one member subscribes to a topic. */
const listenRoom = (topicId: string, userId: string): string => `listen:${topicId}:${userId}`;
/** Room of the sockets with which one member has a topic open. */
const openRoom = (topicId: string, userId: string): string => `open:${topicId}:${userId}`;

/** Builds topics over the core and registers their routes and socket events. */
export function connectTopics(
  core: Core,
  { onlineAmong, previewsOf, isBlocked, codeOfLanguage, engines, onRulesChange }: TopicsDeps,
): Topics {
  const { clock, limiter, log, route, sockets } = core;
  const { db } = core.database;
  const publisher = sockets.publisher('/chat');
  const sendToMember: Topics['sendToMember'] = ({ topicId, userId }, event, params, payload) =>
    publisher.toRooms([listenRoom(topicId, userId), openRoom(topicId, userId)], event, params, payload);

  const membership = createMembership({ db, codeOfLanguage, planOf: core.planOf });
  core.provide({
    requireMember: membership.require,
    requireSharedTopic: membership.requireSharedTopic,
  });
  const views = createTopicViews({ db, clock, membership, previewsOf });
  const onError = (error: unknown): void => log.error({ err: error }, 'a chat list could not be updated');
  const lists = createTopicListUpdates({ publisher, onlineAmong, membership, views, onError });
  core.onClose(lists.stop);
  const publish = createChangePublisher({
    sendToMember,
    updateLists: lists.update,
    updateList: lists.updateOne,
  });
  const changes = createChangeLog({
    db,
    clock,
    publish,
    membersIn: async (tx, topicId) => (await membership.ofTopics([topicId], tx)).get(topicId) ?? [],
  });
  const privateTopics = createPrivateTopics({
    db,
    clock,
    limiter,
    planOf: core.planOf,
    isBlocked,
    publisher,
    views,
  });
  const settings = createTopicSettings({ db, publisher, views, updateLists: lists.update, changes, clock });
  registerTopicRoutes(route, {
    views,
    membership,
    privateTopics,
    settings,
    engines,
    onRulesChange,
    typing: createTyping(sendToMember, clock),
  });

  const { topicListen, topicStopListen, joinChat, leaveChat } = chatEvents;
  sockets.listen(topicListen, ({ payload, userId, socket }) =>
    socket.join(listenRoom(payload.topic_id, userId)),
  );
  sockets.listen(topicStopListen, ({ payload, userId, socket }) =>
    socket.leave(listenRoom(payload.topic_id, userId)),
  );
  sockets.listen(joinChat, async ({ payload: { topic_id: topicId }, userId, socket }) => {
    await socket.join(openRoom(topicId, userId));
    // Orders the translations that somebody who looks at the topic needs.
    await views.get({ topicId, userId }).catch(async (error: unknown) => {
      // They left it meanwhile.
      await socket.leave(openRoom(topicId, userId));
      throw error;
    });
  });
  sockets.listen(leaveChat, ({ payload, userId, socket }) =>
    socket.leave(openRoom(payload.topic_id, userId)),
  );

  return {
    membership,
    changes,
    groups: createGroupRecords(db, membership),
    sendToMember,
    updateLists: lists.update,
    view: views.get,
    close: (topicId, userIds) => {
      for (const userId of userIds) {
        publisher.leaveRooms([userId], [listenRoom(topicId, userId), openRoom(topicId, userId)]);
        publisher.toUser(userId, chatEvents.deleteTopic, {}, { topic_id: topicId });
      }
    },
    updateGroupsOf: async (userId) => {
      const groups = await db
        .select({ id: topics.id })
        .from(topics)
        .where(and(eq(topics.createdBy, userId), eq(topics.isGroup, true)));
      for (const { id } of groups) lists.update(id);
    },
    updateListsOf: async (userId) => {
      const shared = await db
        .select({ id: topics.id })
        .from(topics)
        .innerJoin(topicMembers, eq(topicMembers.topicId, topics.id))
        .where(and(eq(topicMembers.userId, userId), whereNotBlocked(topics.pairLow, topics.pairHigh)));
      for (const { id } of shared) lists.update(id);
    },
    handOver: createHandOver({ db, publisher, lists, membership }),
    listOf: views.list,
    unreadTopicsOf: createViewQueries(db, clock).unreadTopics,
    dropImage: async (url) => {
      const shown = await db
        .update(topics)
        .set({ image: null })
        .where(eq(topics.image, url))
        .returning({ id: topics.id });
      for (const { id } of shown) lists.update(id);
    },
    ensurePrivate: privateTopics.ensure,
    updatePrivate: async ({ userId, otherId }, to) => {
      const topicId = await privateTopics.find(pairOf(userId, otherId));
      if (!topicId) return;
      for (const id of to)
        publisher.toUser(id, chatEvents.updateTopic, {}, await views.get({ topicId, userId: id }));
    },
    isPicture: async (url) => {
      const [topic] = await db.select({ id: topics.id }).from(topics).where(eq(topics.image, url)).limit(1);
      return topic !== undefined;
    },
    isLocalOnly: async (topicId) => {
      const [row] = await db
        .select({ isLocalOnly: isLocalOnlyIn(sql`${topicId}::uuid`) })
        .from(sql`(select 1) as always`);
      return row?.isLocalOnly ?? false;
    },
    find: async (topicId) => {
      const [topic] = await db.select().from(topics).where(eq(topics.id, topicId));
      return topic;
    },
    setMessageLifetime: async (tx, topicId, lifetime) => {
      const [topic] = await tx
        .update(topics)
        .set({ messageLifetime: lifetime })
        .where(and(eq(topics.id, topicId), sql`${topics.messageLifetime} is distinct from ${lifetime}`))
        .returning();
      return topic;
    },
    markUnread: settings.setUnread,
    markSeen: async (tx, { topicId, userId, seq, at }) => {
      // The topic first, as in sending: two orders of locking could wait for each other.
      await tx.select({ id: topics.id }).from(topics).where(eq(topics.id, topicId)).for('no key update');
      const own = and(eq(topicMembers.topicId, topicId), eq(topicMembers.userId, userId));
      const moved = await tx
        .update(topicMembers)
        .set({ seenSeq: seq, seenTime: at, isMarkedUnread: false })
        .where(and(own, lt(topicMembers.seenSeq, seq)))
        .returning({ userId: topicMembers.userId });
      return moved.length > 0;
    },
  };
}
