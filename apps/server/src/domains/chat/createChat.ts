import type { ChatContext } from './ChatContext.ts';
import { createAttachmentList } from './createAttachmentList.ts';
import { createHistory } from './createHistory.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { createReactions } from './createReactions.ts';
import { createRecall } from './createRecall.ts';
import { createSeen } from './createSeen.ts';
import { createSender } from './createSender.ts';
import { createTranslationRequest } from './createTranslationRequest.ts';

/** Everything that happens to messages. */
export function createChat(context: ChatContext, renderer: MessageRenderer) {
  return {
    ...createSender(context, renderer),
    history: createHistory(context, renderer),
    attachments: createAttachmentList(context),
    recall: createRecall(context),
    seen: createSeen(context),
    react: createReactions(context),
    requestTranslation: createTranslationRequest(context),
  };
}

/** The chat domain. */
export type Chat = ReturnType<typeof createChat>;
