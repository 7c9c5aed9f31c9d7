import type { AttachmentText, AttachmentTextRequest } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';
import { toTranslation } from './mapping/toMessage.ts';

/** Asks where the words of an attachment stand; the server orders what is missing. */
export async function readAttachmentText(request: AttachmentTextRequest): Promise<AttachmentText> {
  const { topicId: topic_id, chatId: chat_id, place, medium, again } = request;
  const body = { topic_id, chat_id, place, again };
  const found = await (medium === 'voice' ? api.chat.voiceText({ body }) : api.chat.imageText({ body }));
  const { state, language, engine, text, lines, translated, translation } = found;
  return {
    state,
    language,
    engine: engine && { name: engine.name, service: engine.service, quality: engine.quality },
    text: text ?? '',
    lines,
    translation: toTranslation({ ...translation, text: translated }),
  };
}
