import { describe, expect, it } from 'vitest';
import { demoMessage } from '../../testing/demoMessage.ts';
import type { ChatMessage } from '../model/Message.ts';
import { isEditable } from './isEditable.ts';

const own: ChatMessage = {
  ...demoMessage(1, { topicId: 't', newestAt: 1000, count: 1 }),
  delivery: { kind: 'sent' },
};
const port = { edit: async () => {}, editWindow: 500 };
const at = (message: Partial<ChatMessage> = {}, now = own.sentAt) =>
  isEditable({ ...own, ...message }, port, now);

describe('the words of a message', () => {
  it('can be changed for as long as the backend says', () => {
    expect(at()).toBe(true);
    expect(at({}, own.sentAt + 499)).toBe(true);
    expect(at({}, own.sentAt + 500)).toBe(false);
    expect(isEditable(own, { edit: port.edit }, Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(isEditable(own, {}, own.sentAt)).toBe(false);
  });

  it('cannot be changed before it is stored, after a recall, in a copy, or where there are none', () => {
    expect(at({ seq: null })).toBe(false);
    expect(at({ isRecalled: true })).toBe(false);
    expect(at({ isForwarded: true })).toBe(false);
    expect(at({ content: { kind: 'emoji' } })).toBe(false);
    expect(at({ content: { kind: 'image', attachments: [] } })).toBe(true);
  });
});
