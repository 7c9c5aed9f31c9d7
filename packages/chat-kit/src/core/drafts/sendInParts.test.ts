import { describe, expect, it, vi } from 'vitest';
import type { QuotedMessage } from '../model/Message.ts';
import type { OutgoingFile } from '../model/OutgoingMessage.ts';
import { type MessagePart, sendInParts } from './sendInParts.ts';

const replyTo: QuotedMessage = {
  chatId: 'anna-1',
  kind: 'text',
  text: 'When?',
  language: 'en',
  translation: { kind: 'none' },
  authorName: 'Anna',
};
const picture: OutgoingFile = {
  type: 'image',
  name: 'a.png',
  size: 3,
  id: 'a',
  source: new Blob(['abc']),
};

function recording(failAt = Number.POSITIVE_INFINITY) {
  const sent: MessagePart[] = [];
  const send = vi.fn(async (message: MessagePart) => {
    if (sent.length === failAt) throw new Error('No room');
    sent.push(message);
  });
  return { sent, send };
}

describe('sendInParts', () => {
  it('sends a short text as one message', async () => {
    const { sent, send } = recording();
    await expect(
      sendInParts({ text: 'At ten', files: [], replyTo }, { maxLength: 20, send }),
    ).resolves.toBeNull();
    expect(sent).toEqual([{ text: 'At ten', replyTo, content: { kind: 'text' } }]);
  });

  it('sends emoji alone as such', async () => {
    const { sent, send } = recording();
    await sendInParts({ text: '👍', files: [], replyTo: null }, { maxLength: undefined, send });
    expect(sent).toEqual([{ text: '👍', replyTo: null, content: { kind: 'emoji' } }]);
  });

  it('sends files without a text', async () => {
    const { sent, send } = recording();
    await sendInParts({ text: '', files: [picture], replyTo: null }, { maxLength: 20, send });
    expect(sent).toEqual([{ text: '', replyTo: null, content: { kind: 'image', attachments: [picture] } }]);
  });

  it('gives files and quoted message to the first of several parts', async () => {
    const { sent, send } = recording();
    await sendInParts({ text: 'one two', files: [picture], replyTo }, { maxLength: 4, send });
    expect(sent).toEqual([
      { text: 'one', replyTo, content: { kind: 'image', attachments: [picture] } },
      { text: 'two', replyTo: null, content: { kind: 'text' } },
    ]);
  });

  it('resolves to the parts that were not stored, without the files that went along before', async () => {
    const { sent, send } = recording(1);
    const unsent = await sendInParts(
      { text: 'one two six', files: [picture], replyTo },
      { maxLength: 4, send },
    );
    expect(sent.map(({ text }) => text)).toEqual(['one']);
    expect(unsent).toEqual({ parts: ['two', 'six'], files: [], error: new Error('No room') });
  });

  it('resolves to everything when nothing could be stored', async () => {
    const unsent = await sendInParts(
      { text: 'one two', files: [picture], replyTo },
      { maxLength: 4, send: recording(0).send },
    );
    expect(unsent).toMatchObject({ parts: ['one', 'two'], files: [picture] });
  });
});
