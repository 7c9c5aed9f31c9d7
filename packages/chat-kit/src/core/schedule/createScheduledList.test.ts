import { describe, expect, it, vi } from 'vitest';
import type { ScheduledMessage } from '../model/ScheduledMessage.ts';
import { createScheduledList } from './createScheduledList.ts';

const message = (id: string): ScheduledMessage => ({
  ...{ id, topicId: 'topic', topicTitle: null, content: { kind: 'text' }, text: id, mentions: [] },
  ...{ replyTo: null, isSilent: false, sendAt: 0, state: { kind: 'waiting' } },
});

function createBackend() {
  let changed: (() => void) | undefined;
  const backend = {
    stored: [message('a')] as readonly ScheduledMessage[],
    isDown: false,
    reads: 0,
    change: () => changed?.(),
    isFollowed: () => changed !== undefined,
    port: {
      list: async () => {
        backend.reads += 1;
        if (backend.isDown) throw new Error('down');
        return backend.stored;
      },
      follow: (listener: () => void) => {
        changed = listener;
        return () => {
          changed = undefined;
        };
      },
      schedule: async () => {},
      change: async () => {},
      remove: async () => {},
    },
  };
  return backend;
}

describe('createScheduledList', () => {
  it('is read once for all views, and not before there is one', async () => {
    const backend = createBackend();
    const list = createScheduledList(backend.port);
    expect([backend.reads, list.getSnapshot().status]).toEqual([0, 'loading']);
    const stops = [list.subscribe(() => {}), list.subscribe(() => {})];
    await vi.waitFor(() => expect(list.getSnapshot()).toEqual({ status: 'ready', messages: backend.stored }));
    expect(backend.reads).toBe(1);
    stops[0]?.();
    expect(backend.isFollowed()).toBe(true);
    stops[1]?.();
    expect(backend.isFollowed()).toBe(false);
  });

  it('is read again when something changed, and keeps what it knows when that fails', async () => {
    const backend = createBackend();
    const list = createScheduledList(backend.port);
    list.subscribe(() => {});
    await vi.waitFor(() => expect(list.getSnapshot().messages).toHaveLength(1));
    backend.stored = [];
    backend.change();
    await vi.waitFor(() => expect(list.getSnapshot().messages).toEqual([]));
    backend.stored = [message('b')];
    backend.change();
    await vi.waitFor(() => expect(list.getSnapshot().messages).toHaveLength(1));
    backend.isDown = true;
    backend.change();
    await vi.waitFor(() => expect(list.getSnapshot().status).toBe('failed'));
    expect(list.getSnapshot().messages).toHaveLength(1);
    backend.isDown = false;
    list.reload();
    await vi.waitFor(() => expect(list.getSnapshot().status).toBe('ready'));
  });

  it('is empty where the backend schedules nothing', () => {
    expect(createScheduledList(undefined).getSnapshot()).toEqual({ status: 'ready', messages: [] });
  });
});
