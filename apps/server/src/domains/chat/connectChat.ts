import type { Core } from '../../core/Core.ts';
import { repeat } from '../../core/repeat.ts';
import type { Notifications } from '../notifications/Notifications.ts';
import type { Chat } from './Chat.ts';
import type { ChatContext } from './ChatContext.ts';
import { createAuthorship } from './createAuthorship.ts';
import { createChat } from './createChat.ts';
import { createExcerpts } from './createExcerpts.ts';
import { createFileMessages } from './createFileMessages.ts';
import { createMentionNotices } from './createMentionNotices.ts';
import { createMessageRenderer } from './createMessageRenderer.ts';
import { createPreviewsShown } from './createPreviewsShown.ts';
import { createReaderTranslations } from './createReaderTranslations.ts';
import { createSharedFiles } from './createSharedFiles.ts';
import { createTranscript } from './createTranscript.ts';
import { createTranslationRecorder } from './createTranslationRecorder.ts';
import { createStickerIn } from './ownStickers.ts';
import { registerChatRoutes } from './registerChatRoutes.ts';
import { storeSystemLine } from './storeSystemLine.ts';

/** How often messages are looked for whose time is over; nobody is shown them meanwhile. */
const expireEveryMs = 15_000;

/** What messages need from the other domains. */
export type ChatDeps = Omit<ChatContext, 'db' | 'clock' | 'noteMentions'> & {
  /** Notifications of mentions. */
  notifications: Pick<Notifications, 'add' | 'publish'>;
};

/** Builds messages over the core and registers their routes. */
export function connectChat(core: Core, { notifications, ...deps }: ChatDeps): Chat {
  const { clock, database, log, route } = core;
  const { db } = database;
  const onError = (error: unknown): void => log.error({ err: error }, 'a mention could not be noted');
  const noteMentions = createMentionNotices({ db, topics: deps.topics, notifications, onError });
  const context: ChatContext = { ...deps, db, clock, noteMentions };
  const renderer = createMessageRenderer(context, createReaderTranslations(deps.translations));
  const chat = createChat(context, renderer);
  registerChatRoutes(route, chat);
  const { run, isDue } = chat.expiry;
  repeat(core, 'removal of messages whose time is over', expireEveryMs, run, { isNeeded: isDue });
  return {
    ...chat,
    previewsOf: renderer.previews,
    storeSystemLine,
    showChange: chat.history.change,
    removeExpired: run,
    filesIn: chat.files.filesIn,
    previewsShown: createPreviewsShown(db),
    releaseFiles: chat.files.release,
    authorship: createAuthorship(context),
    pagesOf: createTranscript(context),
    excerpt: createExcerpts(context),
    sharedFile: createSharedFiles(context),
    fileMessages: createFileMessages(context),
    stickerIn: createStickerIn(context),
    recorder: createTranslationRecorder(deps.topics),
  };
}
