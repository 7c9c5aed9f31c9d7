import { endpoints } from '@franca/contract';
import type { Router } from '../../http/createRouter.ts';
import type { PrivateTopics } from './createPrivateTopics.ts';
import type { TopicSettings } from './createTopicSettings.ts';
import type { TopicViews } from './createTopicViews.ts';
import type { TopicMembers } from './Topics.ts';

/** The parts of the topics domain that its routes call. */
export type TopicParts = {
  /** Topics as their members see them. */
  views: TopicViews;
  /** Private topics. */
  privateTopics: PrivateTopics;
  /** What members set. */
  settings: TopicSettings;
  /** Passes typing pings on. */
  typing: (members: TopicMembers, isWriting: boolean) => void;
};

/** The endpoints of topics, apart from those that the chat domain serves. */
export function registerTopicRoutes(route: Router, parts: TopicParts): void {
  const { views, privateTopics, settings, typing } = parts;
  const { list, get, createPrivate, deletePrivate, theme, language, mute, archive } = endpoints.topics;
  route(list, ({ userId }) => views.list(userId));
  route(get, ({ userId, members: { topicId } }) => views.get({ topicId, userId }));
  route(createPrivate, ({ userId, body }) => privateTopics.open({ userId, otherId: body.target_user_id }));
  route(deletePrivate, async ({ members }) => {
    await privateTopics.remove(members);
    return { topic_id: members.topicId };
  });
  route(theme, ({ members, body }) => settings.setTheme(members, body.theme));
  route(language, ({ members, body }) => settings.setLanguage(members, body));
  route(mute, ({ members, body }) => settings.setMuted(members, body.is_muted));
  route(archive, ({ members, body }) => settings.setArchived(members, body.is_archived));
  route(endpoints.topics.typing, ({ members, body }) => {
    typing(members, body.is_writing);
    return null;
  });
}
