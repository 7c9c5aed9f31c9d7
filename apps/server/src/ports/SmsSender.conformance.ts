import { describe, expect, it } from 'vitest';
import type { SmsSender } from './SmsSender.ts';

/** What an adapter's test lends the suite. */
export type SmsSenderHarness = {
  /** A fresh sender whose carrier works. */
  sender: SmsSender;
  /** Messages that reached the carrier, oldest first. */
  received: () => Promise<{ to: string; text: string }[]>;
  /** Takes the carrier away, so that the next message cannot be delivered. */
  breakCarrier: () => Promise<void>;
  /** Frees the resources of the harness. */
  dispose: () => Promise<void>;
};

const sms = { to: '+390612345678', text: 'رمزك: 123456 – mã của bạn, è tuo & 100% 🌍', code: '123456' };

/** Behaviour every {@link SmsSender} shares; each adapter's test runs it. */
export function describeSmsSender(name: string, create: () => Promise<SmsSenderHarness>): void {
  const withHarness = async (use: (harness: SmsSenderHarness) => Promise<void>) => {
    const harness = await create();
    try {
      await use(harness);
    } finally {
      await harness.sender.close();
      await harness.dispose();
    }
  };

  describe(`${name} as an SMS sender`, () => {
    it('delivers number and text of any script unchanged', () =>
      withHarness(async ({ sender, received }) => {
        expect(await sender.send(sms)).toEqual({ status: 'sent' });
        expect(await received()).toEqual([{ to: sms.to, text: sms.text }]);
      }));

    it('answers failed, without text or number, when the carrier is gone', () =>
      withHarness(async ({ sender, breakCarrier }) => {
        await breakCarrier();
        const outcome = await sender.send(sms);
        expect(outcome.status).toBe('failed');
        expect(JSON.stringify(outcome)).not.toMatch(/123456|390612345678/);
      }));

    it('answers failed after it was closed', () =>
      withHarness(async ({ sender, received }) => {
        await sender.close();
        expect((await sender.send(sms)).status).toBe('failed');
        expect(await received()).toEqual([]);
      }));
  });
}
