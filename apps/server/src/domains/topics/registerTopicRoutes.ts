import { endpoints, limits, type TextEngine, type TopicEngines } from '@franca/contract';
import type { Router } from '../../http/createRouter.ts';
import type { PrivateTopics } from './createPrivateTopics.ts';
import type { TopicSettings } from './createTopicSettings.ts';
import type { TopicViews } from './createTopicViews.ts';
import type { Membership, TopicMembers } from './Topics.ts';

/** The parts of the topics domain that its routes call. */
export type TopicParts = {
  /** Topics as their members see them. */
  views: TopicViews;
  /** Who the members are. */
  membership: Membership;
  /** Private topics. */
  privateTopics: PrivateTopics;
  /** Engines that may see texts of conversations. */
  engines: () => readonly TextEngine[];
  /** Called when other engines may see the texts of a topic. */
  onRulesChange: (topicId: string) => Promise<void>;
  /** What members set. */
  settings: TopicSettings;
  /** Passes typing pings on. */
  typing: (members: TopicMembers, isWriting: boolean) => void;
};

/** The endpoints of topics, apart from those that the chat domain serves. */
export function registerTopicRoutes(route: Router, parts: TopicParts): void {
  const { views, privateTopics, settings, engines, membership, typing, onRulesChange } = parts;
  const { list, get, createPrivate, deletePrivate, theme, language, mute, archive, pinTopic } =
    endpoints.topics;
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
  route(pinTopic, ({ members, body }) => settings.setPinned(members, body.is_pinned));
  const describe = ({ topicId, self, all }: TopicMembers): TopicEngines => {
    const wary = all.filter(({ localOnlyAt }) => localOnlyAt !== null);
    return {
      topic_id: topicId,
      engines: [...engines()],
      is_local_only: wary.length > 0,
      is_own_choice: wary.some(({ userId }) => userId === self.userId),
      chosen_by: wary
        .slice(0, limits.namedMembers)
        .map(({ userId, name, avatar }) => ({ _id: userId, name, avatar })),
    };
  };
  route(endpoints.topics.engines, ({ members }) => describe(members));
  route(endpoints.topics.setLocalOnly, async ({ members, body }) => {
    await settings.setLocalOnly(members, body.is_local_only);
    const { topicId, self } = members;
    await onRulesChange(topicId);
    return describe(await membership.require({ topicId, userId: self.userId }));
  });
  route(endpoints.topics.typing, ({ members, body }) => {
    typing(members, body.is_writing);
    return null;
  });
}
