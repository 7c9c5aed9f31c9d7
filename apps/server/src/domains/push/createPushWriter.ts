import { type Message, type PushPayload, type TranslationView, translationGrade } from '@franca/contract';
import { cutText } from '@franca/languages/text';
import type { MessageTexts } from '../../strings/languages/en.ts';
import { fillText, textsFor } from '../../strings/messageTexts.ts';
import type { Chat } from '../chat/Chat.ts';
import type { PushData, PushDevice } from './PushData.ts';

/** What a push says; `isWaiting`: a translation is on its way. */
export type WrittenPush = { payload: PushPayload; isWaiting: boolean };

/** Writes a push in the words of its reader; undefined where there is nothing to report any more. */
export type WritePush = (
  data: PushData,
  device: Pick<PushDevice, 'userId' | 'hidesText'>,
) => Promise<WrittenPush | undefined>;

/** What writing needs of the other domains. */
export type PushWriterOptions = {
  unseenMessage: Chat['unseenMessage'];
  /** BCP 47 tag of a profile's language name. */
  codeOfLanguage: (name: string) => string;
};

/** UTF-16 code units of one text: all of a push has to fit into 4096 bytes, encrypted. */
const maxLength = 240;

const kindTexts: Partial<Record<Message['type'], keyof MessageTexts>> = {
  audio: 'pushVoice',
  contact: 'pushContact',
  location: 'pushLocation',
  sticker: 'pushSticker',
};

/** Cuts a text, but no letter or emoji of it. */
function cut(text: string): string {
  const whole = text.trim();
  return whole.length > maxLength ? `${cutText(whole, maxLength - 1)}…` : whole;
}

/** The words that a push shows: of a poll its question, the first line, with a sign for what it is. */
function wordsOf({ type, content, translated }: Message): Pick<Message, 'content' | 'translated'> {
  if (type !== 'poll') return { content, translated };
  const question = (lines: string | null) => lines && `📊 ${lines.split('\n', 1)[0]}`;
  return { content: question(content), translated: question(translated) };
}

/** What a message says in a line or two: the texts that its reader chose to see, or the word of its kind. */
function bodyOf(message: Message, show: TranslationView, texts: MessageTexts): string {
  const { type, attachments } = message;
  const { content, translated } = wordsOf(message);
  // The content of a sticker is its name, that of a place has its degrees.
  if (content && type !== 'sticker' && type !== 'location') {
    const original = cut(content);
    if (translated === null || show === 'original') return original;
    const isRough = translationGrade(message.translation.engine) === 'rough';
    const words = isRough ? fillText(texts.pushRough, { text: cut(translated) }) : cut(translated);
    // Who chose nothing gets the original with a rough one, as in the conversation (docs/behaviour/translation.md, Grades).
    return show === 'both' || (isRough && show === 'translated') ? `${words}\n${original}` : words;
  }
  const isVideo = attachments.some((attachment) => attachment.type === 'video');
  const key =
    type === 'image' ? (isVideo ? 'pushVideo' : 'pushPhoto') : type === 'file' ? 'pushFile' : kindTexts[type];
  return texts[key ?? 'pushMessage'];
}

/** The same without anybody's words and names. */
function hideText(payload: PushPayload): PushPayload {
  if (payload.signalType === 'close') return payload;
  const { texts } = textsFor(payload.lang);
  const call =
    payload.signalType === 'startCall' && (payload.callType === '1' ? 'pushVideoCall' : 'pushAudioCall');
  return { ...payload, title: 'Franca', body: texts[call || 'pushMessage'], icon: null };
}

/** Writes pushes by their reader's language, choices and device. */
export function createPushWriter({ unseenMessage, codeOfLanguage }: PushWriterOptions): WritePush {
  async function writeMessage(messageId: string, userId: string): Promise<WrittenPush | undefined> {
    const unseen = await unseenMessage(messageId, userId);
    if (!unseen) return undefined;
    const { message, reader, topicName } = unseen;
    const { texts, language } = textsFor(codeOfLanguage(reader.language));
    const body = bodyOf(message, reader.show, texts);
    const { isGroup } = reader.topic;
    const payload: PushPayload = {
      signalType: 'newMessage',
      topicId: message.topic_id,
      tag: message.topic_id,
      title: isGroup ? (topicName ?? message.by.name) : message.by.name,
      body: isGroup ? `${message.by.name}: ${body}` : body,
      lang:
        message.translated !== null && reader.show !== 'original'
          ? reader.reads
          : (message.language ?? language),
      icon: message.by.avatar,
      ...(message.is_silent && { silent: '1' as const }),
    };
    return { payload, isWaiting: message.translation.state === 'queued' && reader.show !== 'original' };
  }

  return async (data, { userId, hidesText }) => {
    const written =
      'payload' in data
        ? { payload: data.payload, isWaiting: false }
        : await writeMessage(data.messageId, userId);
    if (!written || !hidesText) return written;
    return { payload: hideText(written.payload), isWaiting: false };
  };
}
