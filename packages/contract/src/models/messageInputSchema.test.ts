import { isBlank } from '@franca/languages/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../constants/limits.ts';
import { formatChatId } from '../schema/formatChatId.ts';
import { messageInputSchema } from './messageInput.ts';

const userId = '019aa000-0000-7000-8000-000000000001';
const base = {
  topic_id: '019aa000-0000-7000-8000-000000000002',
  chat_id: formatChatId(userId, 1_700_000_000_000),
};
const file = { type: 'image', origin_url: '/api/file/a.png', name: 'a.png' };

function accepts(value: object): boolean {
  return messageInputSchema.safeParse({ ...base, ...value }).success;
}

describe('messageInputSchema', () => {
  it('keeps a text letter for letter, with its spaces and line breaks', () => {
    const parsed = messageInputSchema.parse({ ...base, type: 'message', content: '  a\n b ' });
    expect(parsed).toMatchObject({ content: '  a\n b ' });
  });

  it('keeps every storable text of the allowed length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (content) => {
        // Of characters that show nothing there are more than spaces.
        fc.pre(!isBlank(content) && !content.includes('\u0000'));
        expect(messageInputSchema.parse({ ...base, type: 'message', content })).toMatchObject({ content });
      }),
    );
  });

  it.each(['', ' \n\t ', 'a\u0000b', 'half \ud800', 'x'.repeat(limits.messageText + 1)])(
    'refuses a text that is empty, cannot be stored or is too long',
    (content) => {
      expect(accepts({ type: 'message', content })).toBe(false);
    },
  );

  it('asks each type for its own content', () => {
    expect(accepts({ type: 'message' })).toBe(false);
    expect(accepts({ type: 'image', content: 'a picture' })).toBe(false);
    expect(accepts({ type: 'contact', content: userId })).toBe(false);
    expect(accepts({ type: 'location', content: 'here' })).toBe(false);
    expect(accepts({ type: 'sticker' })).toBe(false);
    expect(accepts({ type: 'video', attachments: [file] })).toBe(false);
  });

  it('leaves call records to the server', () => {
    expect(accepts({ type: 'call', call_room: { call_type: '1', members_section: [] } })).toBe(false);
  });

  it('carries a video among pictures, and only sound in a voice message', () => {
    expect(accepts({ type: 'image', attachments: [file, { ...file, type: 'video' }] })).toBe(true);
    expect(accepts({ type: 'image', attachments: [{ ...file, type: 'file' }] })).toBe(false);
    expect(
      accepts({ type: 'audio', attachments: [{ ...file, type: 'audio', meta_data: { duration: 1200 } }] }),
    ).toBe(true);
    expect(accepts({ type: 'audio', attachments: [file] })).toBe(false);
  });

  it('holds one to nine files', () => {
    const attachments = (count: number) => Array.from({ length: count }, () => file);
    expect(accepts({ type: 'image', attachments: attachments(0) })).toBe(false);
    expect(accepts({ type: 'image', attachments: attachments(9) })).toBe(true);
    expect(accepts({ type: 'image', attachments: attachments(10) })).toBe(false);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/x', 'file:///etc/passwd', 'ftp://x/y'])(
    'refuses the link %s',
    (origin_url) => {
      expect(accepts({ type: 'file', attachments: [{ ...file, origin_url }] })).toBe(false);
    },
  );

  it('takes a contact as an id or as an object with one', () => {
    const bare = messageInputSchema.parse({ ...base, type: 'contact', contact: userId });
    const object = messageInputSchema.parse({
      ...base,
      type: 'contact',
      contact: { _id: userId, name: 'A' },
    });
    expect(bare).toMatchObject({ contact: userId });
    expect(object).toEqual(bare);
  });

  it('takes a location as an object or as name:lat,lng', () => {
    const expected = { place: 'Gate 3: north', latitude: -33.85, longitude: 151.21 };
    const object = messageInputSchema.parse({ ...base, type: 'location', meta_data: expected });
    const text = messageInputSchema.parse({
      ...base,
      type: 'location',
      meta_data: 'Gate 3: north:-33.85,151.21',
    });
    expect(object).toMatchObject({ meta_data: expected });
    expect(text).toEqual(object);
  });

  it('takes mentions that stand in the text, in order', () => {
    const mention = (start: number, length: number) => ({ user_id: userId, start, length });
    const says = (mentions: object[]) => accepts({ type: 'message', content: 'Hi @Bo and @Al', mentions });
    expect(says([mention(3, 3), mention(11, 3)])).toBe(true);
    expect(says([mention(11, 3), mention(3, 3)])).toBe(false);
    expect(says([mention(3, 3), mention(3, 3)])).toBe(false);
    expect(says([mention(2, 3)])).toBe(false);
    expect(says([mention(11, 4)])).toBe(false);
    expect(accepts({ type: 'image', attachments: [file], content: '@Bo', mentions: [mention(0, 3)] })).toBe(
      true,
    );
    expect(accepts({ type: 'image', attachments: [file], mentions: [mention(0, 3)] })).toBe(false);
  });

  it('asks for a chat_id of user id and timestamp', () => {
    const message = { type: 'message', content: 'a' };
    expect(accepts({ ...message, chat_id: userId })).toBe(false);
    expect(accepts({ ...message, chat_id: `${userId}-now` })).toBe(false);
    expect(accepts({ ...message, chat_id: `${userId}-1` })).toBe(true);
  });
});
