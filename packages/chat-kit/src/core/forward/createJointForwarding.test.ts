import { expect, it } from 'vitest';
import { demoMessage } from '../../testing/demoMessage.ts';
import { createForwarding, type ForwardTarget } from './createForwarding.ts';
import { createJointForwarding } from './createJointForwarding.ts';

const person = (id: string): ForwardTarget => ({ kind: 'person', id });

const messages = [1, 2].map((seq) => ({
  ...demoMessage(seq, { topicId: 'demo', newestAt: 1_800_000_000_000, count: 2 }),
  delivery: { kind: 'sent' } as const,
}));

function joint(forward: (chatId: string) => Promise<void>) {
  let ids = 0;
  const parts = messages.map((message) => {
    const forwarding = createForwarding({
      reserveChatId: async () => `copy-${++ids}`,
      forward: ({ chatId }) => forward(chatId),
    });
    forwarding.begin(message);
    return forwarding;
  });
  return createJointForwarding(parts);
}

it('several messages go to a person one after the other, and are sent when all of them are', async () => {
  const sent: string[] = [];
  const forwarding = joint(async (chatId) => void sent.push(chatId));
  const seen: (string | undefined)[] = [];
  forwarding.subscribe(() => seen.push(forwarding.getSnapshot().get('linh')?.kind));
  await forwarding.sendTo(person('linh'));
  expect(sent).toEqual(messages.map(({ chatId }) => chatId));
  expect(seen.at(-1)).toBe('sent');
  expect(seen.slice(0, -1)).not.toContain('sent');
});

it('one that fails is tried again alone', async () => {
  const sent: string[] = [];
  let fails = true;
  const forwarding = joint(async (chatId) => {
    if (chatId === messages[1]?.chatId && fails) throw new Error('No network.');
    sent.push(chatId);
  });
  forwarding.subscribe(() => {});
  await forwarding.sendTo(person('linh'));
  expect(forwarding.getSnapshot().get('linh')).toEqual({ kind: 'failed', reason: 'No network.' });
  fails = false;
  await forwarding.sendTo(person('linh'));
  expect(forwarding.getSnapshot().get('linh')?.kind).toBe('sent');
  expect(sent).toEqual(messages.map(({ chatId }) => chatId));
});
