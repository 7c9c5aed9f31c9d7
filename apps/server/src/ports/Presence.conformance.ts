import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Presence } from './Presence.ts';

/** What the suite needs of an adapter. */
export type PresenceHarness = {
  /** A new presence with the given grace period, shared with no other. */
  create: (options: { graceMs: number }) => Promise<Presence>;
  /** Lets time pass: moves fake timers, or really waits. */
  pass: (milliseconds: number) => Promise<void>;
  /** Grace period in milliseconds: with real time long enough that a busy machine takes less between two steps. Default: 200. */
  graceMs?: number;
};

const patient = { timeout: 20_000, interval: 10 };

/** Every presence adapter passes this suite. */
export function describePresence(name: string, { create, pass, graceMs = 200 }: PresenceHarness): void {
  describe(`presence by ${name}`, () => {
    const onChange = vi.fn<(userId: string, isOnline: boolean) => void>();
    let presence: Presence;
    let unsubscribe: () => void;
    const isOnline = async (userId: string) => (await presence.onlineAmong([userId])).has(userId);

    beforeEach(async () => {
      onChange.mockClear();
      presence = await create({ graceMs });
      unsubscribe = presence.onChange(onChange);
    });
    afterEach(() => presence.close());

    it('knows nobody at first', async () => {
      expect(await presence.onlineAmong(['ana', 'bea'])).toEqual(new Set());
      expect(await presence.onlineAmong([])).toEqual(new Set());
    });

    it('begins with the first connection and ends a grace period after the last', async () => {
      await presence.connect('ana', 'phone');
      await presence.connect('ana', 'laptop');
      await presence.disconnect('ana', 'phone');
      await pass(graceMs * 3);
      expect(await presence.onlineAmong(['ana', 'bea'])).toEqual(new Set(['ana']));
      const began = Date.now();
      await presence.disconnect('ana', 'laptop');
      expect((await isOnline('ana')) || Date.now() - began >= graceMs).toBe(true);
      await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('ana', false), patient);
      // Clocks of Redis and of this process are read in whole milliseconds.
      expect(Date.now() - began).toBeGreaterThan(graceMs - 5);
      expect(await isOnline('ana')).toBe(false);
      expect(onChange.mock.calls).toEqual([
        ['ana', true],
        ['ana', false],
      ]);
    });

    it('continues over a reload within the grace period, without a change', async () => {
      await presence.connect('ana', 'before');
      await presence.disconnect('ana', 'before');
      await pass(graceMs / 4);
      await presence.connect('ana', 'after');
      await pass(graceMs * 3);
      expect(await isOnline('ana')).toBe(true);
      expect(onChange.mock.calls).toEqual([['ana', true]]);
    });

    it('counts a connection once, however often it is reported', async () => {
      await presence.connect('ana', 'phone');
      await presence.connect('ana', 'phone');
      await presence.disconnect('ana', 'phone');
      await presence.disconnect('ana', 'phone');
      await presence.disconnect('bea', 'unknown');
      await pass(graceMs * 3);
      expect(onChange.mock.calls).toEqual([
        ['ana', true],
        ['ana', false],
      ]);
    });

    it('calls no listener that has unsubscribed', async () => {
      unsubscribe();
      await presence.connect('ana', 'phone');
      expect(onChange).not.toHaveBeenCalled();
    });

    it('reports nobody as offline after it was closed, whenever the last connections close', async () => {
      await presence.connect('ana', 'phone');
      await presence.connect('bea', 'laptop');
      await presence.disconnect('ana', 'phone');
      await presence.close();
      await presence.disconnect('bea', 'laptop');
      await pass(graceMs * 3);
      expect(onChange.mock.calls.filter(([, online]) => !online)).toEqual([]);
    });
  });
}
