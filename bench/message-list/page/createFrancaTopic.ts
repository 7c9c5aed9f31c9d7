import {
  type Attachment,
  createTopicStore,
  type KindContent,
  type MessageSnapshot,
  type TopicStore,
  type TranslationState,
} from '@franca/chat-kit';
import { demoPeople } from '@franca/chat-kit/testing';
import { type BenchMessage, numberOf, pictureOf, pictureSizeOf, textOf } from './BenchMessage.ts';
import type { BenchStore } from './createBenchStore.ts';

/** A picture has neither a source nor a size before it comes, and both afterwards. */
const pictureFor = ({ id }: BenchMessage, isHere: boolean): Attachment => ({
  id,
  type: 'image',
  name: 'picture.svg',
  source: isHere ? pictureOf(id) : '',
  ...(isHere ? pictureSizeOf(id) : {}),
});

const contentOf = (message: BenchMessage, isPictureHere: boolean): KindContent =>
  message.hasPicture
    ? { kind: 'image', attachments: [pictureFor(message, isPictureHere)] }
    : { kind: 'text' };

/** Late words come as what they are in a conversation: a translation in the place of the original. */
function translationOf({ isOwn, text }: BenchMessage, late: number): TranslationState {
  if (isOwn) return { kind: 'none' };
  if (late === 0) return { kind: 'queued', target: 'en' };
  return { kind: 'done', text: `${text} ${textOf(late, late)}`, source: 'it', target: 'en', engine: null };
}

/**
 * The conversation in the kit's own topic store: older pages, new messages, translations and pictures reach it as pages
 * and changes, as a server delivers them.
 */
export function createFrancaTopic(store: BenchStore): TopicStore {
  const topic = createTopicStore({ readingLanguage: 'en' });
  const loaded = store.getMessages();
  let [first, newest] = [loaded[0]?.id, loaded.at(-1)?.id];
  // Older pages lie before the first message, and their places are numbers above zero.
  const placeOf = (message: BenchMessage) => numberOf(message.id) + 1_000_000;
  let seq = loaded.length + 1_000_000;
  const pictures = new Set<string>();

  const snapshotOf = (message: BenchMessage, place: number): MessageSnapshot => ({
    chatId: message.id,
    topicId: 'bench',
    seq: place,
    content: contentOf(message, store.isPictureHere(message.id)),
    author: message.isOwn ? demoPeople.viewer : demoPeople.marco,
    text: message.text,
    language: 'it',
    translation: translationOf(message, store.lateWords(message.id)),
    sentAt: message.sentAt,
    replyTo: null,
    isRecalled: false,
  });
  const pageOf = (messages: readonly BenchMessage[]) =>
    messages.map((message) => snapshotOf(message, placeOf(message)));
  const nextSeq = () => {
    seq += 1;
    return seq;
  };

  topic.addPage({ messages: pageOf(loaded), hasOlder: false, asOf: seq, isNewest: true });
  // A store that was filled page by page has been read as often.
  topic.getSnapshot();
  store.subscribe(() => {
    const messages = store.getMessages();
    const older = messages.slice(
      0,
      messages.findIndex(({ id }) => id === first),
    );
    if (older.length > 0) topic.addPage({ messages: pageOf(older), hasOlder: false, isNewest: false });
    const later = messages.slice(messages.findLastIndex(({ id }) => id === newest) + 1);
    topic.apply(
      later.map((message) => {
        const place = nextSeq();
        return { kind: 'message', seq: place, message: snapshotOf(message, place) };
      }),
    );
    [first, newest] = [messages[0]?.id, messages.at(-1)?.id];
  });
  store.subscribeLate(null, (chatId) => {
    const message = store.find(chatId);
    if (!message) return;
    const place = nextSeq();
    const isPicture = store.isPictureHere(chatId) && !pictures.has(chatId);
    if (isPicture) {
      pictures.add(chatId);
      topic.apply([{ kind: 'message', seq: place, message: snapshotOf(message, place) }]);
      return;
    }
    const translation = translationOf(message, store.lateWords(chatId));
    topic.apply([{ kind: 'translation', seq: place, chatId, language: 'en', translation }]);
  });
  return topic;
}
