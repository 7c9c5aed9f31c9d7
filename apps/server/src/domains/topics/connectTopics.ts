import { chatEvents, type TextEngine } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { pairOf } from '../../core/pairOf.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import { createChangeLog } from './createChangeLog.ts';
import { createChangePublisher } from './createChangePublisher.ts';
import { createGroupRecords } from './createGroupRecords.ts';
import { createHandOver } from './createHandOver.ts';
import { createMembership } from './createMembership.ts';
import { createPrivateTopics } from './createPrivateTopics.ts';
import { createTopicListUpdates, type TopicListUpdatesOptions } from './createTopicListUpdates.ts';
import { createTopicRecords } from './createTopicRecords.ts';
import { createTopicSettings } from './createTopicSettings.ts';
import { createTopicViews, type PreviewsOf } from './createTopicViews.ts';
import { createTyping } from './createTyping.ts';
import { createViewQueries } from './createViewQueries.ts';
import { followTopics, listenRoom, openRoom } from './followTopics.ts';
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
  followTopics(sockets, views);

  return {
    ...createTopicRecords({ db, updateLists: lists.update }),
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
    handOver: createHandOver({ db, publisher, lists, membership }),
    listOf: views.list,
    unreadTopicsOf: createViewQueries(db, clock).unreadTopics,
    ensurePrivate: privateTopics.ensure,
    updatePrivate: async ({ userId, otherId }, to) => {
      const topicId = await privateTopics.find(pairOf(userId, otherId));
      if (!topicId) return;
      for (const id of to)
        publisher.toUser(id, chatEvents.updateTopic, {}, await views.get({ topicId, userId: id }));
    },
    markUnread: settings.setUnread,
  };
}
