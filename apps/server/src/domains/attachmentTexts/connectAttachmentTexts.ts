import { endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import type { AttachmentTexts } from './AttachmentTexts.ts';
import type { AttachmentTextsContext } from './AttachmentTextsContext.ts';
import { createAttachmentTexts } from './createAttachmentTexts.ts';
import { createEarlierWords } from './createEarlierWords.ts';
import { createTextJobs } from './createTextJobs.ts';
import { createTranscriptTexts } from './createTranscriptTexts.ts';

/** Dependencies from other domains and from the composition root. */
export type AttachmentTextsDeps = Omit<AttachmentTextsContext, 'db' | 'clock' | 'signal'>;

/** Connects the texts of attachments to the core and registers their routes. */
export function connectAttachmentTexts(
  core: Core,
  deps: AttachmentTextsDeps,
): AttachmentTexts & Pick<ReturnType<typeof createEarlierWords>, 'startEarlier'> {
  const { clock, database, jobs, limiter, log, route } = core;
  const stopping = new AbortController();
  core.onStop(async () => stopping.abort());
  core.onClose(async () => {
    for (const reader of deps.readers) await reader.close();
  });
  const context = { ...deps, db: database.db, clock, signal: stopping.signal };
  const texts = createAttachmentTexts(context, createTextJobs(context, jobs));
  const onError = (error: unknown): void =>
    log.error({ err: error }, 'the words of a transcript have to wait');
  const transcripts = createTranscriptTexts({ ...context, limiter }, jobs, onError);
  const earlier = createEarlierWords(context, jobs, transcripts);
  const { voiceText, imageText } = endpoints.chat;
  route(voiceText, ({ members, body: { chat_id: chatId, place, again = false } }) =>
    texts.request(members, { chatId, place, again, medium: 'voice' }),
  );
  route(imageText, ({ members, body: { chat_id: chatId, place, again = false } }) =>
    texts.request(members, { chatId, place, again, medium: 'picture' }),
  );
  const { expect, begin, excerpts } = transcripts;
  return { ...texts, expect, begin, excerpts, ...earlier };
}
