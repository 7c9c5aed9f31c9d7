import { describe, expect, it } from 'vitest';
import type { Mail, Mailer } from './Mailer.ts';

/** What an adapter's test lends the suite. */
export type MailerHarness = {
  /** A fresh mailer whose carrier works. */
  mailer: Mailer;
  /** Mails that reached the carrier, oldest first. */
  received: () => Promise<{ to: string; subject: string; text: string }[]>;
  /** Takes the carrier away, so that the next mail cannot be delivered. */
  breakCarrier: () => Promise<void>;
  /** Frees the resources of the harness. */
  dispose: () => Promise<void>;
};

const mail: Mail = {
  to: 'ana@example.org',
  subject: 'رابط الدخول – Đăng nhập – perché no 🌍',
  text: 'مرحبا\nXin chào, perché no? 🌍\nhttps://franca.example/quicklink?code=abc&h=1',
  code: '123456',
  link: 'https://franca.example/quicklink?code=abc&h=1',
};

/** Behaviour every {@link Mailer} shares; each adapter's test runs it. */
export function describeMailer(name: string, create: () => Promise<MailerHarness>): void {
  const withHarness = async (use: (harness: MailerHarness) => Promise<void>) => {
    const harness = await create();
    try {
      await use(harness);
    } finally {
      await harness.mailer.close();
      await harness.dispose();
    }
  };

  describe(`${name} as a mailer`, () => {
    it('delivers address, subject and text of any script unchanged', () =>
      withHarness(async ({ mailer, received }) => {
        expect(await mailer.send(mail)).toEqual({ status: 'sent' });
        expect(await received()).toEqual([{ to: mail.to, subject: mail.subject, text: mail.text }]);
      }));

    it('delivers mails sent at the same time, each once', () =>
      withHarness(async ({ mailer, received }) => {
        const texts = Array.from({ length: 8 }, (_, index) => `mail ${index}`);
        const outcomes = await Promise.all(texts.map((text) => mailer.send({ ...mail, text })));
        expect(outcomes.every(({ status }) => status === 'sent')).toBe(true);
        expect((await received()).map(({ text }) => text).sort()).toEqual(texts);
      }));

    it('answers failed, without the text, code or link, when the carrier is gone', () =>
      withHarness(async ({ mailer, breakCarrier }) => {
        await breakCarrier();
        const outcome = await mailer.send(mail);
        expect(outcome.status).toBe('failed');
        expect(JSON.stringify(outcome)).not.toMatch(/123456|quicklink|Xin/);
      }));

    it('answers failed after it was closed', () =>
      withHarness(async ({ mailer }) => {
        await mailer.close();
        expect((await mailer.send(mail)).status).toBe('failed');
      }));
  });
}
