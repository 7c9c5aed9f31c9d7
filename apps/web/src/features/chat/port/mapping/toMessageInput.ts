import type { OutgoingMessage } from '@franca/chat-kit';
import { outgoingFiles } from '@franca/chat-kit';
import { formatLocation, type MessageInput } from '@franca/contract';
import type { Uploads } from '../uploads/createUploads.ts';

/** The body of `POST /chat` for a waiting message; its files are uploaded first. */
export async function toMessageInput(
  message: OutgoingMessage,
  uploads: Uploads,
  report?: (share: number) => void,
  signal?: AbortSignal,
): Promise<MessageInput> {
  const { topicId, chatId, text, replyTo, content } = message;
  const mentions = message.mentions?.map(({ userId, start, length }) => ({ user_id: userId, start, length }));
  const envelope = {
    ...{ topic_id: topicId, chat_id: chatId, reply_id: replyTo?.chatId ?? null },
    ...(message.isSilent && { is_silent: true }),
  };
  const files = outgoingFiles(content);
  switch (content.kind) {
    case 'audio': {
      const attachments = await uploads.upload(chatId, 'audio', files, report, signal);
      return {
        ...envelope,
        type: 'audio',
        attachments,
        meta_data: { duration: content.sound?.duration ?? 0 },
      };
    }
    case 'image':
    case 'file': {
      const attachments = await uploads.upload(chatId, 'upload', files, report, signal);
      return { ...envelope, type: content.kind, attachments, content: text || null, mentions };
    }
    case 'sticker':
      return { ...envelope, type: 'sticker', content: content.source ?? '' };
    case 'contact':
      return { ...envelope, type: 'contact', contact: content.contact?.id ?? '' };
    case 'location':
      if (!content.place) break;
      return { ...envelope, type: 'location', meta_data: formatLocation(content.place) };
    case 'poll': {
      const [question = '', ...options] = text.split('\n');
      const { isMultiple, isAnonymous, endsAt } = content.poll;
      const ends_at = endsAt === null ? null : new Date(endsAt).toISOString();
      const poll = { question, options, is_multiple: isMultiple, is_anonymous: isAnonymous, ends_at };
      return { ...envelope, type: 'poll', poll };
    }
    case 'emoji':
      return { ...envelope, type: 'emoji', content: text };
  }
  return { ...envelope, type: 'message', content: text, mentions, preview_url: message.preview?.url };
}
