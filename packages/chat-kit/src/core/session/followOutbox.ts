import type { ChatMessage, DeliveryState } from '../model/Message.ts';
import type { Person } from '../model/Person.ts';
import type { Outbox, OutboxEntry } from '../outbox/Outbox.ts';
import type { TopicStore } from '../store/TopicStore.ts';

function toMessage(entry: OutboxEntry, viewer: Person): ChatMessage {
  const { message, delivery } = entry;
  return {
    chatId: message.chatId,
    topicId: message.topicId,
    seq: null,
    content: message.content,
    author: viewer,
    text: message.text,
    mentions: message.mentions,
    preview: message.preview,
    language: null,
    translation: { kind: 'none' },
    sentAt: message.writtenAt,
    replyTo: message.replyTo,
    isRecalled: false,
    delivery,
  };
}

function isSame(left: DeliveryState, right: DeliveryState): boolean {
  if (left.kind === 'sending' && right.kind === 'sending') return left.progress === right.progress;
  return left.kind === right.kind;
}

/** Shows a topic's waiting messages in its store; the returned function stops it. */
export function followOutbox(topicId: string, outbox: Outbox, store: TopicStore, viewer: Person): () => void {
  let shown = new Map<string, OutboxEntry>();

  const update = (): void => {
    const next = new Map<string, OutboxEntry>();
    for (const entry of outbox.getSnapshot()) {
      if (entry.message.topicId === topicId) next.set(entry.message.chatId, entry);
    }
    for (const [chatId, entry] of next) {
      const known = shown.get(chatId);
      if (!known) store.putPending(toMessage(entry, viewer));
      else if (!isSame(known.delivery, entry.delivery)) store.setDelivery(chatId, entry.delivery);
    }
    for (const chatId of shown.keys()) if (!next.has(chatId)) store.removePending(chatId);
    shown = next;
  };

  const stopEntries = outbox.subscribe(update);
  // The outbox reports a stored message before it drops the entry: the row never disappears in between.
  const stopStored = outbox.onStored((message) => {
    if (message.topicId === topicId) store.apply([{ kind: 'message', seq: message.seq, message }]);
  });
  update();
  return () => {
    stopEntries();
    stopStored();
  };
}
