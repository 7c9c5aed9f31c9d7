import type { AppOverrides } from '../core/AppOverrides.ts';
import type { Core } from '../core/Core.ts';
import { connectAttachmentTexts } from '../domains/attachmentTexts/connectAttachmentTexts.ts';
import type { Calls } from '../domains/calls/Calls.ts';
import type { Chat } from '../domains/chat/Chat.ts';
import { connectChat } from '../domains/chat/connectChat.ts';
import { connectPractice } from '../domains/demo/connectPractice.ts';
import type { Files } from '../domains/files/Files.ts';
import { connectGlossary } from '../domains/glossary/connectGlossary.ts';
import type { Glossary } from '../domains/glossary/Glossary.ts';
import { connectGroups } from '../domains/groups/connectGroups.ts';
import type { Groups } from '../domains/groups/Groups.ts';
import { connectLinks } from '../domains/links/connectLinks.ts';
import { connectVisibility } from '../domains/presence/connectVisibility.ts';
import { connectPush } from '../domains/push/connectPush.ts';
import type { Push } from '../domains/push/Push.ts';
import type { ReferenceData } from '../domains/referenceData/connectReferenceData.ts';
import { connectScheduled } from '../domains/scheduled/connectScheduled.ts';
import type { Scheduled } from '../domains/scheduled/Scheduled.ts';
import { connectStickers } from '../domains/stickers/connectStickers.ts';
import type { Stickers } from '../domains/stickers/Stickers.ts';
import { connectTopics } from '../domains/topics/connectTopics.ts';
import type { Topics } from '../domains/topics/Topics.ts';
import type { Transcripts } from '../domains/transcripts/Transcripts.ts';
import { connectTranslate } from '../domains/translate/connectTranslate.ts';
import type { Translations } from '../domains/translate/Translations.ts';
import type { FileStorage } from '../ports/FileStorage.ts';
import { chooseAdapters } from './chooseAdapters.ts';
import type { LanguageEngines } from './chooseLanguageEngines.ts';
import type { People } from './connectPeople.ts';
import { textEngines } from './textEngines.ts';

/** What the domains of conversations need of the others. */
export type ConversationsDeps = Pick<People, 'users' | 'presence' | 'notifications' | 'contacts'> & {
  files: Files;
  storage: FileStorage;
  referenceData: ReferenceData;
  engines: LanguageEngines;
  /** Calls; asked once all domains stand. */
  calls: () => Calls;
  /** Live transcripts; asked once all domains stand. */
  transcripts: () => Transcripts;
};

/** The domains of conversations, as far as others need them. */
export type Conversations = {
  topics: Topics;
  glossary: Glossary;
  /** The queue works once it is started. */
  translations: Translations;
  push: Push;
  chat: Chat;
  scheduled: Scheduled;
  stickers: Stickers;
  groups: Groups;
  startEarlierWords: () => Promise<void>;
};

/** Connects conversations: their topics and groups, their messages, and what is translated, read out of files and pushed of these. */
export async function connectConversations(
  core: Core,
  deps: ConversationsDeps,
  overrides: Pick<AppOverrides, 'pushCarriers' | 'mayFetchFrom'>,
): Promise<Conversations> {
  const { users, presence, notifications, contacts, files, storage, engines, calls, transcripts } = deps;
  const { config } = core;
  const { onlineAmong } = presence;
  const { codeOfLanguage, languageByName } = deps.referenceData;
  const { translator, detector, recognizers, readers } = engines;

  const topics = connectTopics(core, {
    onlineAmong,
    isBlocked: contacts.isBlocked,
    codeOfLanguage,
    previewsOf: (views) => chat.previewsOf(views),
    engines: () => textEngines(engines),
    onRulesChange: (topicId) => transcripts().onRulesChange(topicId),
  });
  const glossary = connectGlossary(core, { topics, users });
  const translations = connectTranslate(core, {
    translator,
    detector,
    languageByName,
    rulesOf: async (topicId) => {
      const [isLocalOnly, terms] = await Promise.all([
        topics.isLocalOnly(topicId),
        glossary.termsOf(topicId),
      ]);
      return { isLocalOnly, terms };
    },
    recorder: () => chat.recorder,
  });
  const chosenPush = await chooseAdapters.push(config, core);
  const push = connectPush(core, {
    carriers: overrides.pushCarriers ?? chosenPush.carriers,
    publicKey: chosenPush.publicKey,
    visibleAmong: connectVisibility(core, { presence: chooseAdapters.visibility(core) }),
    users,
    chat: () => chat,
    codeOfLanguage,
  });
  const links = connectLinks(core, {
    storage,
    fetchPage: chooseAdapters.pageFetcher(config, core, overrides.mayFetchFrom),
    shownAmong: (ids) => chat.previewsShown(ids),
  });
  const chat = connectChat(core, {
    push,
    onlineAmong,
    topics,
    translations,
    attachmentTexts: () => attachmentTexts,
    files,
    stickers: () => stickers,
    links,
    users,
    notifications,
    codeOfLanguage,
    isScheduled: (url) => scheduled.hasFile(url),
    onStored: (message) => answerPractice(message),
  });
  const scheduled = connectScheduled(core, {
    ...{ chat, topics, users, notifications },
    stickers: () => stickers,
  });
  const stickers = connectStickers(core, { files, chat: () => chat, isScheduled: scheduled.hasFile });
  const attachmentTexts = connectAttachmentTexts(core, {
    topics,
    files,
    recognizers,
    readers,
    translator,
    translateIn: translations.translate,
    detector,
    sharedFile: chat.sharedFile,
    fileMessages: chat.fileMessages,
    languageOf: async (userId) => {
      const [user] = await users.find([userId]);
      return user ? codeOfLanguage(user.language) : 'en';
    },
  });
  await attachmentTexts.startEarlier();
  const answerPractice = connectPractice(core, { topics, chat, users });
  const groups = connectGroups(core, {
    topics,
    chat,
    contacts,
    users,
    files,
    notifications,
    stopFollowing: async (leaverIds, otherIds) => {
      await presence.stopFollowing(leaverIds, otherIds);
      await calls().review(leaverIds);
    },
  });
  const startEarlierWords = attachmentTexts.startEarlier;
  return { topics, glossary, translations, push, chat, scheduled, stickers, groups, startEarlierWords };
}
