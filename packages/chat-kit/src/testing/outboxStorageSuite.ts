import { describe, expect, it } from 'vitest';
import type { OutboxItem, OutboxStorage } from '../core/outbox/Outbox.ts';

function item(timestamp: number, text = 'hello'): OutboxItem {
  const message = { chatId: `me-${timestamp}`, topicId: 't', text, writtenAt: timestamp, replyTo: null };
  const content = { kind: 'text' } as const;
  return { message: { ...message, content }, attempts: 0, state: { kind: 'waiting' } };
}

/** What every outbox storage must do; `reopen` gives another handle on the same data, as a second tab has. */
export function outboxStorageSuite(
  name: string,
  open: () => Promise<{ storage: OutboxStorage; reopen: () => OutboxStorage }>,
): void {
  describe(name, () => {
    it('is empty at first', async () => {
      const { storage } = await open();
      expect(await storage.load()).toEqual([]);
    });

    it('returns items in the order they were written, whatever the order of storing', async () => {
      const { storage } = await open();
      for (const timestamp of [30, 10, 200]) await storage.put(item(timestamp));
      expect((await storage.load()).map((entry) => entry.message.writtenAt)).toEqual([10, 30, 200]);
    });

    it('replaces the item of the same client id', async () => {
      const { storage } = await open();
      await storage.put(item(1, 'first'));
      await storage.put({ ...item(1, 'second'), state: { kind: 'failed', reason: 'No.' } });
      expect(await storage.load()).toEqual([
        { ...item(1, 'second'), state: { kind: 'failed', reason: 'No.' } },
      ]);
    });

    it('removes an item, and ignores unknown ones', async () => {
      const { storage } = await open();
      await storage.put(item(1));
      await storage.remove('me-1');
      await storage.remove('me-1');
      expect(await storage.load()).toEqual([]);
    });

    it('keeps the sound of a voice message, byte for byte', async () => {
      const { storage, reopen } = await open();
      const file = new Blob([Uint8Array.of(1, 2, 3)], { type: 'audio/mpeg' });
      const known = { name: 'audio.mp3', duration: 3021, peaks: [1, 100] };
      const content = { kind: 'audio', sound: { ...known, source: file } } as const;
      await storage.put({ ...item(1), message: { ...item(1).message, content } });
      const kept = (await reopen().load())[0]?.message.content;
      const sound = kept?.kind === 'audio' ? kept.sound : null;
      expect(sound).toMatchObject(known);
      if (!(sound?.source instanceof Blob)) throw new Error('The sound must be kept as a Blob.');
      expect(sound.source.type).toBe('audio/mpeg');
      expect([...new Uint8Array(await sound.source.arrayBuffer())]).toEqual([1, 2, 3]);
    });

    it('shows another handle the same items', async () => {
      const { storage, reopen } = await open();
      await storage.put(item(1));
      expect(await reopen().load()).toEqual([item(1)]);
    });

    it('never hands out a timestamp twice, also to two handles at once and with a clock that goes back', async () => {
      const { storage, reopen } = await open();
      const other = reopen();
      const wishes = [1000, 1000, 999, 5, 1000, 2000, 1999].flatMap((now) => [
        storage.reserveTimestamp(now),
        other.reserveTimestamp(now),
      ]);
      const given = await Promise.all(wishes);
      expect(new Set(given).size).toBe(given.length);
      expect(Math.max(...given)).toBeGreaterThanOrEqual(2000);
    });

    it('hands out growing timestamps', async () => {
      const { storage } = await open();
      const first = await storage.reserveTimestamp(1000);
      const second = await storage.reserveTimestamp(900);
      expect(first).toBeGreaterThanOrEqual(1000);
      expect(second).toBeGreaterThan(first);
    });
  });
}
