import { isMet, type Message } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { TopicMember, TopicMembers } from '../topics/Topics.ts';
import type { NewMessage } from './createInsertMessage.ts';
import type { MessageStore } from './createMessageStore.ts';

/** Changes of the members that may come between reading who they are and storing one message. */
const maxAttempts = 20;

/**
 * Stores a message in a group. Who is in it may change at any moment: it is stored for those who are members when it gets its number,
 * composed anew for each attempt. Refuses with `not_permitted` where the group is closed, with `conflict` where it does not come to rest.
 */
export async function storeInGroup(
  storeIfUnchanged: MessageStore['storeIfUnchanged'],
  members: Pick<TopicMembers, 'self' | 'all'>,
  compose: (self: TopicMember, all: readonly TopicMember[]) => Promise<NewMessage>,
): Promise<Message> {
  let { self, all } = members;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (!isMet('openTopic', self)) throw new Refusal('not_permitted');
    const { stored, view } = await storeIfUnchanged(await compose(self, all), all);
    if (stored) return stored;
    if (!view) break;
    ({ self, all } = view);
  }
  throw new Refusal('conflict');
}
