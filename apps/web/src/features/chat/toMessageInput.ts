import type { OutgoingMessage } from '@franca/chat-kit';
import { contentOf } from '@franca/chat-kit';
import { formatLocation, type MessageInput } from '@franca/contract';
import type { Uploads } from './createUploads.ts';

/** The body of `POST /chat` for a waiting message (spec 1 §7); its files are uploaded first. */
export async function toMessageInput(
  message: OutgoingMessage,
  uploads: Uploads,
  report?: (share: number) => void,
  signal?: AbortSignal,
): Promise<MessageInput> {
  const { topicId, chatId, text, replyTo, audio, content } = message;
  const envelope = { topic_id: topicId, chat_id: chatId, reply_id: replyTo?.chatId ?? null };
  if (audio) {
    const { file, name, duration, peaks } = audio;
    const sound = { id: 'sound', type: 'audio', source: file, name, duration, peaks } as const;
    const attachments = await uploads.upload(chatId, 'audio', [sound], report, signal);
    return { ...envelope, type: 'audio', attachments, meta_data: { duration } };
  }
  if (content?.kind === 'files') {
    const attachments = await uploads.upload(chatId, 'upload', content.files, report, signal);
    const type = contentOf(message).kind === 'image' ? 'image' : 'file';
    return { ...envelope, type, attachments, content: text || null };
  }
  if (content?.kind === 'sticker') return { ...envelope, type: 'sticker', content: content.source };
  if (content?.kind === 'emoji') return { ...envelope, type: 'emoji', content: text };
  if (content?.kind === 'contact') return { ...envelope, type: 'contact', contact: content.contact.id };
  if (content?.kind === 'location') {
    return { ...envelope, type: 'location', meta_data: formatLocation(content.location) };
  }
  return { ...envelope, type: 'message', content: text };
}
