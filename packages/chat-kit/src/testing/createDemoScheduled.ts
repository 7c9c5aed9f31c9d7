import type { ScheduledMessage } from '../core/model/ScheduledMessage.ts';
import type { ScheduledPort } from '../core/session/ChatDataPort.ts';

/** Options of {@link createDemoScheduled}. */
export interface DemoScheduledOptions extends Pick<ScheduledPort, 'maxPerTopic' | 'maxInTotal' | 'maxDays'> {
  /** What waits at first. Default: nothing. */
  readonly messages?: readonly ScheduledMessage[];
  /** What becomes of what is scheduled or changed. Default: it is stored. */
  readonly onStore?: 'store' | 'refuse' | 'wait';
  /** What becomes of the list. Default: it is there. */
  readonly onList?: 'work' | 'fail' | 'wait';
}

/** Scheduled messages in memory, which a story or a test can look into. */
export function createDemoScheduled(
  options: DemoScheduledOptions & { readonly note: (call: string) => void },
): ScheduledPort {
  const { note, onStore = 'store', onList = 'work', messages: first = [], ...limits } = options;
  const listeners = new Set<() => void>();
  let messages = first;
  const set = (next: readonly ScheduledMessage[]): void => {
    messages = [...next].sort((one, other) => one.sendAt - other.sendAt);
    for (const listener of listeners) listener();
  };
  const store = async (next: () => readonly ScheduledMessage[]): Promise<void> => {
    if (onStore === 'wait') return new Promise(() => {});
    if (onStore === 'refuse') throw new Error('The server cannot be reached.');
    set(next());
  };
  return {
    ...limits,
    list: async () => {
      if (onList === 'wait') return new Promise(() => {});
      if (onList === 'fail') throw new Error('The server cannot be reached.');
      return messages;
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    schedule: async ({ message, sendAt }) => {
      const { topicId, content, text, mentions = [], replyTo, isSilent = false, chatId } = message;
      note(`scheduled.schedule ${text}${isSilent ? ' silently' : ''}`);
      const quote = replyTo && { authorName: replyTo.authorName, text: replyTo.text };
      const kept = { id: chatId, topicId, topicTitle: null, content, text, mentions, isSilent, sendAt };
      await store(() => [...messages, { ...kept, replyTo: quote, state: { kind: 'waiting' } }]);
    },
    change: async ({ id, sendAt, ...change }) => {
      note(`scheduled.change ${id} ${sendAt === 'now' ? 'now' : JSON.stringify(change)}`);
      const others = messages.filter((message) => message.id !== id);
      const changed = messages.filter((message) => message.id === id);
      if (sendAt === 'now') return store(() => others);
      const again = sendAt === undefined ? {} : ({ sendAt, state: { kind: 'waiting' } } as const);
      const known = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      return store(() => [...others, ...changed.map((message) => ({ ...message, ...known, ...again }))]);
    },
    remove: async ({ id }) => {
      note(`scheduled.remove ${id}`);
      await store(() => messages.filter((message) => message.id !== id));
    },
  };
}
