import type { ChatContext } from './ChatContext.ts';
import { createAttachmentList } from './createAttachmentList.ts';
import { createCallRecords } from './createCallRecords.ts';
import { createCorrections } from './createCorrections.ts';
import { createEdit } from './createEdit.ts';
import { createExpiry } from './createExpiry.ts';
import { createFileRelease } from './createFileRelease.ts';
import { createForwarder } from './createForwarder.ts';
import { createFoundMessages } from './createFoundMessages.ts';
import { createHide } from './createHide.ts';
import { createHistory } from './createHistory.ts';
import { createIdempotency } from './createIdempotency.ts';
import { createMessageCheck } from './createMessageCheck.ts';
import { createMessageForReader } from './createMessageForReader.ts';
import { createMessageLifetime } from './createMessageLifetime.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { createMessageSearch } from './createMessageSearch.ts';
import { createMessageStore } from './createMessageStore.ts';
import { createPins } from './createPins.ts';
import { createPolls } from './createPolls.ts';
import { createReactions } from './createReactions.ts';
import { createReadingReach } from './createReadingReach.ts';
import { createRecall } from './createRecall.ts';
import { createSeen } from './createSeen.ts';
import { createSender } from './createSender.ts';
import { createStars } from './createStars.ts';
import { createTranslationPreview } from './createTranslationPreview.ts';
import { createTranslationRequest } from './createTranslationRequest.ts';
import { createUnreadMark } from './createUnreadMark.ts';

/** Everything that happens to messages. */
export function createChat(context: ChatContext, renderer: MessageRenderer) {
  const store = createMessageStore(context, renderer);
  const idempotency = createIdempotency(context, renderer);
  const files = createFileRelease(context);
  const seen = createSeen(context);
  const found = createFoundMessages(context, renderer);
  const history = createHistory(context, renderer);
  return {
    ...createForwarder(context, store, idempotency),
    send: createSender(context, store, idempotency),
    check: createMessageCheck(context),
    history,
    setLifetime: createMessageLifetime(context, history),
    expiry: createExpiry(context, files.release),
    attachments: createAttachmentList(context),
    edit: createEdit(context, renderer),
    recall: createRecall(context, files.release),
    hide: createHide(context),
    search: createMessageSearch(context, found),
    ...createStars(context, found),
    files,
    seen,
    ...createUnreadMark(context, seen),
    react: createReactions(context),
    ...createPins(context, renderer),
    ...createPolls(context),
    recordCall: createCallRecords(context, store),
    reach: createReadingReach(context),
    correct: createCorrections(context),
    previewTranslation: createTranslationPreview(context),
    requestTranslation: createTranslationRequest(context),
    unseenMessage: createMessageForReader(context, renderer),
  };
}

/** The services behind the routes of messages. */
export type ChatServices = ReturnType<typeof createChat>;
