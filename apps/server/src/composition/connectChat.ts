import { eq } from 'drizzle-orm';
import type { Core } from '../core/Core.ts';
import { users } from '../db/schema/users.ts';
import { type Chat, createChat } from '../domains/chat/createChat.ts';
import { createMessageRenderer } from '../domains/chat/createMessageRenderer.ts';
import { createReaderTranslations } from '../domains/chat/createReaderTranslations.ts';
import { createTranslationRecorder } from '../domains/chat/createTranslationRecorder.ts';
import { registerChatRoutes } from '../domains/chat/registerChatRoutes.ts';
import type { Files } from '../domains/files/createFiles.ts';
import { codeOfLanguage } from '../domains/static/codeOfLanguage.ts';
import type { Membership } from '../domains/topics/createMembership.ts';
import { createPrivateTopics, type PrivateTopics } from '../domains/topics/createPrivateTopics.ts';
import { createTopicNews } from '../domains/topics/createTopicNews.ts';
import { createTopicReader } from '../domains/topics/createTopicReader.ts';
import { createTopicSettings } from '../domains/topics/createTopicSettings.ts';
import { createTyping } from '../domains/topics/createTyping.ts';
import { registerTopicRoutes } from '../domains/topics/registerTopicRoutes.ts';
import type { Router } from '../http/createRouter.ts';
import type { Translator } from '../ports/Translator.ts';
import type { ReadSession } from '../realtime/admitSocket.ts';
import { createGateway, type Gateway } from '../realtime/createGateway.ts';
import { connectTranslate } from './connectTranslate.ts';

/** What conversations need from the other parts. */
export type ConnectChatOptions = {
  /** Puts endpoints on the server. */
  route: Router;
  /** Uploaded files. */
  files: Files;
  /** Who is in which topic. */
  membership: Membership;
  /** Whose session a token is. */
  readSession: ReadSession;
  /** Engines to use instead of the configured ones. */
  translator: Translator | undefined;
};

/** Conversations, as the rest of the application uses them. */
export type ChatParts = {
  /** Ends the sockets of a session. */
  endSession: (token: string) => void;
  /** The engines in use. */
  translator: Translator;
  /** Private conversations. */
  topics: PrivateTopics;
  /** Messages. */
  chat: Chat;
};

function openGateway({ server, database, clock, log, onStop }: Core, readSession: ReadSession): Gateway {
  const onLeave = (userId: string): void => {
    const left = database.db.update(users).set({ lastSeenAt: clock() }).where(eq(users.id, userId));
    left.catch((error: unknown) => log.error({ err: error }, 'the time of leaving could not be stored'));
  };
  const gateway = createGateway({ http: server.server, readSession, onLeave });
  onStop(gateway.close);
  return gateway;
}

/** Builds topics, messages, their translations and the sockets, and starts the translation queue. */
export async function connectChat(core: Core, options: ConnectChatOptions): Promise<ChatParts> {
  const { clock, log } = core;
  const { db } = core.database;
  const { route, files, membership } = options;
  const publisher = openGateway(core, options.readSession);
  const onError = (error: unknown): void => log.error({ err: error }, 'members could not be told');

  const recordTranslation = createTranslationRecorder({
    clock,
    publisher,
    requireMember: membership.require,
    topicTouched: (topicId) => news.touched(topicId),
    onError,
  });
  const { translations, translator } = connectTranslate(core, {
    route,
    onSettled: recordTranslation,
    translator: options.translator,
  });
  const readerTranslations = createReaderTranslations(translations);
  const renderer = createMessageRenderer(db, readerTranslations);
  const reader = createTopicReader(db, membership, renderer.previews);
  const news = createTopicNews({ publisher, membership, reader, onError });
  core.onClose(news.stop);

  const parts = { db, clock, publisher, membership, reader };
  const topics = createPrivateTopics(parts);
  const chat = createChat(
    {
      db,
      clock,
      publisher,
      requireMember: membership.require,
      members: membership,
      translations,
      files,
      ensurePrivateTopic: topics.ensure,
      topicTouched: news.touched,
      codeOfLanguage,
    },
    renderer,
  );
  const settings = createTopicSettings(parts);
  const typing = createTyping(publisher, clock);
  registerTopicRoutes(route, { reader, privateTopics: topics, settings, typing });
  registerChatRoutes(route, chat);
  publisher.open({
    requireMember: membership.require,
    sharesTopic: membership.sharesTopic,
    topicOpened: async (topicId, userId) => void (await reader.get(topicId, userId)),
    onError: (error) => log.error({ err: error }, 'a socket event failed'),
  });
  await translations.start();
  return { endSession: publisher.endSession, translator, topics, chat };
}
