import { describe, expect, it } from 'vitest';
import type { Push, PushCarrier } from './PushCarrier.ts';

/** What an adapter's test lends the suite. */
export type PushCarrierHarness = {
  /** A fresh carrier whose service works. */
  carrier: PushCarrier;
  /** A device that is registered with the service. */
  token: string;
  /** What reached the device, as it reads it, oldest first. */
  received: () => unknown[];
  /** The device is registered no more. */
  forgetDevice: () => void;
  /** The service answers this from now on. */
  fail: (status: number, retryAfter?: number) => void;
  /** Frees the resources of the harness. */
  dispose: () => Promise<void>;
};

const payload = {
  signalType: 'newMessage',
  topicId: '00000000-0000-4000-8000-000000000001',
  tag: 'conversation',
  title: 'Nguyễn Văn Minh',
  body: 'مرحبا – xin chào, è vero 🌍',
  lang: 'vi',
  icon: null,
};

/** Behaviour every {@link PushCarrier} shares; each adapter's test runs it. */
export function describePushCarrier(name: string, create: () => Promise<PushCarrierHarness>): void {
  const withHarness = async (use: (harness: PushCarrierHarness, push: Push) => Promise<void>) => {
    const harness = await create();
    const { token } = harness;
    try {
      const text = JSON.stringify(payload);
      await use(harness, { token, payload: text, ttlSeconds: 60, isUrgent: true, tag: 'conversation' });
    } finally {
      await harness.carrier.close();
      await harness.dispose();
    }
  };

  describe(`${name} as a push carrier`, () => {
    it('delivers what is written unchanged, in any script', () =>
      withHarness(async ({ carrier, received }, push) => {
        expect(await carrier.send(push)).toEqual({ status: 'sent' });
        expect(received()).toEqual([payload]);
      }));

    it('knows its own tokens, by one address each', () =>
      withHarness(async ({ carrier, token }) => {
        expect(carrier.addressOf(token)).toEqual(carrier.addressOf(token));
        expect(carrier.addressOf(token)).toBeTypeOf('string');
        expect(carrier.addressOf('{"endpoint":"x"}')).toBeUndefined();
        expect(carrier.addressOf('{')).toBeUndefined();
      }));

    it('says that a device is gone', () =>
      withHarness(async ({ carrier, forgetDevice }, push) => {
        forgetDevice();
        expect(await carrier.send(push)).toEqual({ status: 'gone' });
      }));

    it('says when to come back, and what is useless', () =>
      withHarness(async ({ carrier, fail }, push) => {
        fail(429, 7);
        expect(await carrier.send(push)).toMatchObject({ status: 'failed', retryAfterMs: 7000 });
        fail(503);
        expect(await carrier.send(push)).toMatchObject({ status: 'failed' });
        fail(403);
        expect(await carrier.send(push)).toMatchObject({ status: 'refused' });
      }));

    it('answers failed, without what was written, once it is closed', () =>
      withHarness(async ({ carrier, received }, push) => {
        await carrier.close();
        const outcome = await carrier.send(push);
        expect(outcome.status).toBe('failed');
        expect(JSON.stringify(outcome)).not.toMatch(/xin|Minh/);
        expect(received()).toEqual([]);
      }));
  });
}
