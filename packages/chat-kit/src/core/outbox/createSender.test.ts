import { describe, expect, it, vi } from 'vitest';
import { memoryOutboxStorage } from '../../adapters/memoryOutboxStorage.ts';
import { demoMessage } from '../../testing/demoMessage.ts';
import { createOutboxItems } from './createOutboxItems.ts';
import { createSender } from './createSender.ts';
import type { OutboxItem, OutboxOptions } from './Outbox.ts';
import { soloCoordinator } from './soloCoordinator.ts';

const item: OutboxItem = {
  message: {
    chatId: 'me-1',
    topicId: 't',
    text: 'hello',
    replyTo: null,
    content: { kind: 'text' },
    writtenAt: 1,
  },
  attempts: 2,
  state: { kind: 'waiting' },
};
const snapshot = demoMessage(1, { topicId: 't', newestAt: 1, count: 1 });

async function setup() {
  const storage = memoryOutboxStorage();
  const items = createOutboxItems(storage, soloCoordinator);
  await items.keep(item);
  const send = vi.fn<OutboxOptions['send']>();
  const sender = createSender({ items, send, backoff: (attempts) => attempts * 100 });
  return { storage, items, send, sender };
}

describe('a sender', () => {
  it('reports a stored message before its item goes, and lets the lane go on', async () => {
    const { sender, send, items } = await setup();
    send.mockResolvedValue({ kind: 'stored', message: snapshot });
    const shown: number[] = [];
    const stop = sender.onStored(() => shown.push(items.getSnapshot().length));
    await expect(sender.attempt(item)).resolves.toEqual({ pause: 0 });
    expect([shown, items.getSnapshot()]).toEqual([[1], []]);
    stop();
    await sender.attempt(item);
    expect(shown).toHaveLength(1);
  });

  it('counts what is to be tried again, and pauses as long as back-off or server ask for', async () => {
    const { sender, send, items } = await setup();
    send.mockRejectedValueOnce(new Error('No network'));
    await expect(sender.attempt(item)).resolves.toEqual({ pause: 300 });
    expect(items.get('me-1')?.attempts).toBe(3);
    send.mockResolvedValueOnce({ kind: 'retry', afterMilliseconds: 5000 });
    await expect(sender.attempt(item)).resolves.toEqual({ pause: 5000 });
  });

  it('keeps a refused item with its reason, and lets the lane go on', async () => {
    const { sender, send, items } = await setup();
    send.mockResolvedValue({ kind: 'refused', reason: 'Too long.' });
    await expect(sender.attempt(item)).resolves.toEqual({ pause: 0 });
    expect(items.get('me-1')?.state).toEqual({ kind: 'failed', reason: 'Too long.' });
  });

  it('does not bring back an item that was deleted while it was on its way', async () => {
    const { sender, send, items } = await setup();
    send.mockImplementation(async (_message, { signal }) => {
      await items.drop('me-1');
      expect(signal.aborted).toBe(true);
      return { kind: 'retry' };
    });
    await expect(sender.attempt(item)).resolves.toEqual({ pause: 0 });
    expect(items.getSnapshot()).toEqual([]);
  });

  it('asks again later when the device cannot record the outcome', async () => {
    const { sender, send, storage } = await setup();
    send.mockResolvedValue({ kind: 'refused', reason: 'Too long.' });
    vi.spyOn(storage, 'put').mockRejectedValue(new Error('No room'));
    await expect(sender.attempt(item)).resolves.toEqual({ pause: 300 });
  });
});
