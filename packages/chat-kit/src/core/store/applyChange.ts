import type { TopicChange } from '../model/TopicChange.ts';
import type { Records } from './createRecords.ts';

/**
 * What changes are applied to. Each method is idempotent and takes its facts in any order, also before the message that
 * they are about: what comes out depends only on which changes arrived.
 */
export interface ChangeTarget
  extends Pick<
    Records,
    | 'addSnapshot'
    | 'addRecall'
    | 'addExpiry'
    | 'addHide'
    | 'addEdit'
    | 'addTranslation'
    | 'addReactions'
    | 'addStar'
    | 'addPoll'
  > {
  /** Joins in up to when somebody has seen the topic, milliseconds since 1970. */
  readonly addSeen: (userId: string, seenTime: number) => void;
}

/**
 * Applies one change of a topic: the only place that knows what each kind means to messages. A new kind does not compile
 * until it is applied here. Numbers (`seq`) are counted by the caller.
 */
export function applyChange(target: ChangeTarget, change: TopicChange): void {
  switch (change.kind) {
    case 'message':
      target.addSnapshot(change.message, change.seq);
      return;
    case 'recall':
      target.addRecall(change.chatId);
      return;
    case 'expire':
      target.addExpiry(change.chatId);
      return;
    case 'hide':
      target.addHide(change.chatId);
      return;
    case 'star':
      target.addStar(change.chatId, change.seq, change.isStarred);
      return;
    case 'edit': {
      const { chatId, seq, text, mentions, language, translation, preview = null, editedAt } = change;
      target.addEdit(chatId, seq, { text, mentions, language, translation, preview, editedAt });
      return;
    }
    case 'translation':
      target.addTranslation(change.chatId, change.language, change.seq, change.translation);
      return;
    case 'seen':
      target.addSeen(change.userId, change.seenTime);
      return;
    case 'reaction':
      target.addReactions(change.chatId, change.seq, change.reactions);
      return;
    case 'poll':
      target.addPoll(change.chatId, change.seq, change.poll);
      return;
    // Pinned messages are read from the server again: messages do not say that they are pinned.
    case 'pin':
    case 'other':
      return;
    default: {
      change satisfies never;
    }
  }
}
