import { endpoints } from '@franca/contract';
import type { Router } from '../../http/createRouter.ts';
import type { PrivateTopics } from './createPrivateTopics.ts';
import type { TopicReader } from './createTopicReader.ts';
import type { TopicSettings } from './createTopicSettings.ts';

/** The parts of the topics domain that its routes call. */
export type TopicParts = {
  reader: TopicReader;
  privateTopics: PrivateTopics;
  settings: TopicSettings;
  typing: (topicId: string, userId: string) => Promise<void>;
};

/** Conversations (1 §7), apart from what their messages' domain answers. */
export function registerTopicRoutes(route: Router, parts: TopicParts): void {
  const { reader, privateTopics, settings, typing } = parts;
  const { list, get, createPrivate, deletePrivate, theme, language, mute } = endpoints.topics;
  route(list, ({ userId }) => reader.list(userId));
  route(get, ({ userId, params }) => reader.get(params.topic_id, userId));
  route(createPrivate, ({ userId, body }) => privateTopics.open(userId, body.target_user_id));
  route(deletePrivate, async ({ userId, query }) => {
    await privateTopics.remove(query.topic_id, userId);
    return { topic_id: query.topic_id };
  });
  route(theme, ({ userId, body }) => settings.setTheme(body.topic_id, userId, body.theme));
  route(language, ({ userId, body }) => settings.setLanguage(body.topic_id, userId, body));
  route(mute, ({ userId, body }) => settings.setMuted(body.topic_id, userId, body.is_muted));
  route(endpoints.topics.typing, async ({ userId, body }) => {
    await typing(body.topic_id, userId);
    return null;
  });
}
