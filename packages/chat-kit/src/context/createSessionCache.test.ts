import { manualClock } from '@franca/ui/core';
import { describe, expect, it, vi } from 'vitest';
import { memoryOutboxStorage } from '../adapters/memoryOutboxStorage.ts';
import { createOutbox } from '../core/outbox/createOutbox.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { createSessionCache } from './createSessionCache.ts';

function setup() {
  const clock = manualClock();
  const port = createDemoPort({ count: 3 });
  const outbox = createOutbox({
    userId: 'viewer',
    storage: memoryOutboxStorage(),
    send: port.messages.send,
    clock,
  });
  return { port, cache: createSessionCache({ port, outbox, clock }) };
}

describe('the remembered conversations', () => {
  it('are the same ones when somebody comes back, until they are forgotten', () => {
    const { cache } = setup();
    const first = cache.sessionOf('demo', 'en');
    expect(cache.sessionOf('demo', 'en')).toBe(first);
    const other = cache.sessionOf('other', 'en');
    cache.forget('demo');
    expect(cache.sessionOf('demo', 'en')).not.toBe(first);
    expect(cache.sessionOf('other', 'en')).toBe(other);
  });

  it('report what happens in a conversation, in whichever language it is open', async () => {
    const { cache, port } = setup();
    const listener = vi.fn();
    const stop = cache.listen('demo', listener);
    const close = cache.sessionOf('demo', 'it').open();
    const recall = { kind: 'recall', seq: 4, chatId: 'lucia-2' } as const;
    port.emit(recall);
    expect(listener).toHaveBeenCalledExactlyOnceWith([recall]);
    stop();
    port.emit({ kind: 'recall', seq: 5, chatId: 'lucia-3' });
    expect(listener).toHaveBeenCalledOnce();
    close();
  });
});
