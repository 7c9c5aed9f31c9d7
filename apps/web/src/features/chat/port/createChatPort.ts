import { type ChatDataPort, changeEffects, type Person } from '@franca/chat-kit';
import { uploadLimits } from '@franca/contract';
import { createListenerSet } from '@franca/ui/core';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import type { BlockedSends } from '../connection/createBlockedSends.ts';
import type { PageCache } from '../pages/createPageCache.ts';
import { attachmentsPort } from './attachmentsPort.ts';
import { createAttachmentTextsPort } from './createAttachmentTextsPort.ts';
import { createContactsPort } from './createContactsPort.ts';
import { createCorrectionsPort } from './createCorrectionsPort.ts';
import { createForwardPort } from './createForwardPort.ts';
import { createMessagesPort } from './createMessagesPort.ts';
import { createPollsPort } from './createPollsPort.ts';
import { createReactionsPort } from './createReactionsPort.ts';
import { createScheduledPort } from './createScheduledPort.ts';
import { createStickersPort } from './createStickersPort.ts';
import { createTopicSubscriptions } from './createTopicSubscriptions.ts';
import { createTopicsPort } from './createTopicsPort.ts';
import { linksPort } from './linksPort.ts';
import { placesPort } from './placesPort.ts';
import { previewsPort } from './previewsPort.ts';
import { readTranslations, translationsPort } from './translationsPort.ts';
import { typingPort } from './typingPort.ts';

/** Options of {@link createChatPort}. */
export interface ChatPortOptions {
  /** Who reads. */
  readonly viewer: Person;
  /** The socket. */
  readonly socket: ChatSocket;
  /** Copies for a reload without a network. */
  readonly pages: PageCache;
  /** Called with messages that were refused behind a block. */
  readonly blocked: Pick<BlockedSends, 'note'>;
}

/**
 * The chat kit's port to the server: REST for everything, the socket for what happens meanwhile. Each group of capabilities
 * is a file of this folder; what the contract says is turned into what the kit shows in `mapping`.
 */
export function createChatPort({ viewer, socket, pages, blocked }: ChatPortOptions): ChatDataPort {
  const stars = createListenerSet();
  const subscriptions = createTopicSubscriptions({
    socket,
    viewerId: viewer.id,
    onChange: (topicId, change) => {
      pages.apply(topicId, [change]);
      if (changeEffects[change.kind].has('stars')) stars.notify();
    },
    readTranslations,
  });
  return {
    viewer,
    messages: createMessagesPort(pages, subscriptions, blocked, stars.subscribe),
    typing: typingPort,
    translations: translationsPort,
    scheduled: createScheduledPort(socket),
    previews: previewsPort,
    corrections: createCorrectionsPort(subscriptions),
    stickers: createStickersPort(socket),
    polls: createPollsPort(subscriptions),
    reactions: createReactionsPort(subscriptions),
    forward: createForwardPort(viewer.id),
    contacts: createContactsPort(viewer.id),
    places: placesPort,
    links: linksPort,
    files: { maxBytes: uploadLimits.upload },
    attachments: attachmentsPort,
    attachmentTexts: createAttachmentTextsPort(socket),
    topics: createTopicsPort(pages),
  };
}
