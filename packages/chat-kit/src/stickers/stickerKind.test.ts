import { formatText, type TextFunction } from '@franca/ui/i18n';
import { describe, expect, it } from 'vitest';
import { previewText } from '../ChatList/previewText.ts';
import { upgradeItem } from '../core/outbox/upgradeItem.ts';
import { createKinds } from '../kinds/createKinds.ts';
import { shapeOf } from '../MessageContent/shapeOf.ts';
import type { FirstTextKey } from '../strings/ChatStrings.ts';
import { en } from '../strings/en.ts';
import { demoNow } from '../testing/createDemoPort.ts';
import { demoMessage } from '../testing/demoMessage.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { stickerKind } from './stickerKind.ts';

const text: TextFunction<FirstTextKey> = (key, values) => formatText(en[key], values, 'en');
const content = { kind: 'sticker', source: '/s.webp' } as const;
const message = {
  ...demoMessage(8, { topicId: 'demo', newestAt: demoNow, count: 8 }),
  content,
  delivery: { kind: 'sent' },
} as const;

describe('a sticker', () => {
  it('stands alone, whatever words its backend puts beside it', () => {
    expect(shapeOf(message, '/s.webp', stickerKind)).toBe('content');
  });

  it('is a word in the chat list', () => {
    const { lastMessage } = demoTopic();
    if (!lastMessage) throw new Error('The topic of the demo must have a message.');
    const sent = {
      ...lastMessage,
      content: { kind: 'sticker' },
      text: '',
      translation: { kind: 'none' },
    } as const;
    const topic = demoTopic({ lastMessage: sent });
    const options = { viewerId: 'viewer', text, locale: 'en', kinds: createKinds() };
    expect(previewText(topic, options)?.text).toBe('Sticker');
  });

  it('that a former version left in the outbox is sent as it is', () => {
    const { chatId, topicId } = message;
    const waiting = { chatId, topicId, text: '', writtenAt: 1, replyTo: null, content };
    expect(upgradeItem({ message: waiting, attempts: 0, state: { kind: 'waiting' } }).message).toEqual(
      waiting,
    );
  });
});
