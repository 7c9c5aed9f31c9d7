import type { KindContent, ScheduledMessage, ScheduledState } from '@franca/chat-kit';
import type { ScheduledMessage as WireScheduled } from '@franca/contract';
import { translate } from '../../../../strings/texts.ts';
import { toAttachment, toSticker } from './toContent.ts';
import { toText } from './toMessage.ts';

/** What a scheduled message contains besides its words. */
function toScheduledContent({ type, attachments, meta_data, contact, content }: WireScheduled): KindContent {
  switch (type) {
    case 'image':
    case 'file':
      return { kind: type, attachments: attachments.map(toAttachment) };
    case 'audio': {
      const [sound] = attachments;
      const duration = (meta_data && 'duration' in meta_data && meta_data.duration) || null;
      return { kind: type, sound: sound ? { source: sound.origin_url, duration, peaks: null } : null };
    }
    case 'location':
      return { kind: type, place: meta_data && 'place' in meta_data ? meta_data : null };
    case 'sticker':
      return toSticker(content, meta_data);
    case 'contact':
      return {
        kind: type,
        contact: contact && { id: contact._id, name: contact.name, avatarUrl: contact.avatar },
      };
    case 'emoji':
      return { kind: type };
    default:
      return { kind: 'text' };
  }
}

/** Why it was not sent, in the language of the interface; a code of a newer server is told in general words. */
function reasonOf(problem: string | null): string {
  switch (problem) {
    case 'blocked':
    case 'not_permitted':
    case 'topic_not_found':
    case 'user_not_found':
    case 'file_not_found':
      return translate(`scheduled.${problem}`);
    default:
      return translate('scheduled.other');
  }
}

function toState({ state, problem }: WireScheduled): ScheduledState {
  return state === 'failed' ? { kind: state, reason: reasonOf(problem) } : { kind: state };
}

/** A message that the server keeps for its author. */
export function toScheduled(message: WireScheduled): ScheduledMessage {
  const { _id, topic_id, topic_name, mentions, reply, is_silent, send_at } = message;
  return {
    id: _id,
    topicId: topic_id,
    topicTitle: topic_name,
    content: toScheduledContent(message),
    text: toText(message),
    mentions: mentions.map(({ user_id, start, length }) => ({ userId: user_id, start, length })),
    replyTo: reply && { authorName: reply.by, text: reply.content },
    isSilent: is_silent,
    sendAt: Date.parse(send_at),
    state: toState(message),
  };
}
