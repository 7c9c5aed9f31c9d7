import { describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../model/Message.ts';
import { createForwarding, type ForwardTarget } from './createForwarding.ts';

const person = (id: string): ForwardTarget => ({ kind: 'person', id });

const message = (chatId: string, over: Partial<ChatMessage> = {}): ChatMessage => ({
  chatId,
  topicId: 't1',
  seq: 1,
  content: { kind: 'text' },
  author: { id: 'ana', name: 'Ana', avatarUrl: null },
  text: 'Hola',
  language: 'es',
  translation: { kind: 'none' },
  sentAt: 1,
  replyTo: null,
  isRecalled: false,
  delivery: { kind: 'sent' },
  ...over,
});

function setUp(forwardedTo?: () => Promise<readonly string[]>) {
  const forward = vi.fn(async (_request: { chatId: string; newChatId: string; target: ForwardTarget }) => {});
  let count = 0;
  const reserveChatId = async () => {
    count += 1;
    return `me-${count}`;
  };
  const forwarding = createForwarding({ reserveChatId, forward, forwardedTo });
  forwarding.begin(message('ana-1'));
  return { forward, forwarding, kindOf: (id: string) => forwarding.getSnapshot().get(id)?.kind ?? 'idle' };
}

describe('a message that is forwarded', () => {
  it('goes to a person once, however often it is asked for', async () => {
    const { forward, forwarding, kindOf } = setUp();
    const first = forwarding.sendTo(person('ben'));
    expect(kindOf('ben')).toBe('sending');
    await Promise.all([first, forwarding.sendTo(person('ben'))]);
    await forwarding.sendTo(person('ben'));
    expect(kindOf('ben')).toBe('sent');
    expect(forward.mock.calls).toEqual([[{ chatId: 'ana-1', newChatId: 'me-1', target: person('ben') }]]);
  });

  it('goes to each person under an id of its own', async () => {
    const { forward, forwarding } = setUp();
    await Promise.all([forwarding.sendTo(person('ben')), forwarding.sendTo(person('cleo'))]);
    expect(new Set(forward.mock.calls.map(([{ newChatId }]) => newChatId)).size).toBe(2);
  });

  it('is tried again after a failure under the same id, so that it cannot be stored twice', async () => {
    const { forward, forwarding } = setUp();
    forward.mockRejectedValueOnce(new Error('User not permission.'));
    await forwarding.sendTo(person('ben'));
    expect(forwarding.getSnapshot().get('ben')).toEqual({ kind: 'failed', reason: 'User not permission.' });
    await forwarding.sendTo(person('ben'));
    expect(forward.mock.calls.map(([{ newChatId }]) => newChatId)).toEqual(['me-1', 'me-1']);
    expect(forwarding.getSnapshot().get('ben')).toEqual({ kind: 'sent' });
  });

  it('stays sent when the same message is chosen again, and begins anew with another one', async () => {
    const { forwarding, kindOf } = setUp();
    await forwarding.sendTo(person('ben'));
    forwarding.begin(message('ana-1'));
    expect(kindOf('ben')).toBe('sent');
    forwarding.begin(message('ana-2'));
    expect(kindOf('ben')).toBe('idle');
  });

  it('is known to have gone to those who got it before a reload, and does not go there again', async () => {
    const { forward, forwarding, kindOf } = setUp(async () => ['ben']);
    await vi.waitFor(() => expect(kindOf('ben')).toBe('sent'), { timeout: 10_000 });
    await forwarding.sendTo(person('ben'));
    await forwarding.sendTo(person('cleo'));
    expect(forward.mock.calls.map(([{ target }]) => target.id)).toEqual(['cleo']);
  });

  it('can be sent also when nobody says to whom it went before', async () => {
    const { forwarding, kindOf } = setUp(() => Promise.reject(new Error('offline')));
    await forwarding.sendTo(person('ben'));
    expect(kindOf('ben')).toBe('sent');
  });

  it('says nothing about the message that was chosen meanwhile', async () => {
    const { forwarding, kindOf } = setUp();
    const first = forwarding.sendTo(person('ben'));
    forwarding.begin(message('ana-2'));
    await first;
    expect(kindOf('ben')).toBe('idle');
  });
});
