import { chatEvents } from '@franca/contract';
import type { Publisher } from '../../ports/Publisher.ts';

/** Notifies members who look at the links of a group that these changed. */
export function announceGroupLinks(
  publisher: Publisher<'/chat'>,
  topicId: string,
  userIds: readonly string[],
): void {
  for (const userId of userIds)
    publisher.toUser(userId, chatEvents.groupLinksChanged, {}, { topic_id: topicId });
}
