import { endpoints } from '@franca/contract';
import type { Router } from '../../http/createRouter.ts';
import type { TopicView } from './createMembership.ts';
import type { PrivateTopics } from './createPrivateTopics.ts';
import type { TopicReader } from './createTopicReader.ts';
import type { TopicSettings } from './createTopicSettings.ts';

/** The parts of the topics domain that its routes call. */
export type TopicParts = {
  reader: TopicReader;
  privateTopics: PrivateTopics;
  settings: TopicSettings;
  typing: (members: TopicView) => void;
};

/** Conversations (1 §7), apart from what their messages' domain answers. */
export function registerTopicRoutes(route: Router, parts: TopicParts): void {
  const { reader, privateTopics, settings, typing } = parts;
  const { list, get, createPrivate, deletePrivate, theme, language, mute } = endpoints.topics;
  route(list, ({ userId }) => reader.list(userId));
  route(get, ({ members }) => reader.show(members));
  route(createPrivate, ({ userId, body }) => privateTopics.open(userId, body.target_user_id));
  route(deletePrivate, async ({ members }) => {
    await privateTopics.remove(members);
    return { topic_id: members.topicId };
  });
  route(theme, ({ members, body }) => settings.setTheme(members, body.theme));
  route(language, ({ members, body }) => settings.setLanguage(members, body));
  route(mute, ({ members, body }) => settings.setMuted(members, body.is_muted));
  route(endpoints.topics.typing, ({ members }) => {
    typing(members);
    return null;
  });
}
