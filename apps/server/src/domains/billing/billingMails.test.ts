import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BillingWorld, createBillingWorld } from '../../../test/billingWorld.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { devOutbox } from '../../db/schema/outbox.ts';
import type { Delivery } from '../../ports/Delivery.ts';
import { billingMail } from '../../strings/billingTexts.ts';

describe('mails about plans', () => {
  const sent: { to: string; subject: string }[] = [];
  let answers: Delivery[] = [];
  let world: BillingWorld;
  beforeAll(async () => {
    world = await createBillingWorld({
      mailer: {
        id: 'outbox',
        send: async ({ to, subject, text, link }) => {
          // Sign-in mails pass: the people of the test need them.
          if (link) {
            await world.app.core.database.db
              .insert(devOutbox)
              .values({ channel: 'email', to, subject, text, link });
            return { status: 'sent' };
          }
          const answer = answers.shift() ?? { status: 'sent' };
          if (answer.status === 'sent') sent.push({ to, subject });
          return answer;
        },
        close: async () => undefined,
      },
    });
  });
  beforeEach(() => {
    sent.length = 0;
    answers = [];
  });
  afterAll(() => world.dispose());

  it('are sent again after a carrier failed, and once', async () => {
    const ana = await world.joinFree('Ana', 'ana@example.org');
    answers = [{ status: 'failed', detail: 'busy' }];
    await world.buy(ana);
    await world.runDue();
    expect(sent).toEqual([]);
    world.app.testClock.advance(61);
    await Promise.all([world.runDue(), world.runDue()]);
    await world.runDue();
    expect(sent).toEqual([{ to: 'ana@example.org', subject: 'Your receipt for Franca Premium' }]);
  });

  it('are given up where the address will never work', async () => {
    const bea = await world.joinFree('Bea');
    answers = [{ status: 'refused', detail: 'no such address' }];
    await world.buy(bea);
    await world.runDue();
    expect(await world.mailsOf(bea)).toEqual(['receipt given-up']);
  });

  it('that a process took and did not send go out when another one looks again', async () => {
    const eva = await world.joinFree('Eva');
    answers = [{ status: 'failed', detail: 'busy' }];
    await world.buy(eva);
    await world.runDue();
    const { db } = world.app.core.database;
    // As a process leaves it that ends while it sends.
    const dueAt = new Date(world.app.testClock.now().getTime() + 300_000);
    await db.update(jobs).set({ dueAt, lease: randomUUID() }).where(eq(jobs.ownerId, eva.id));
    world.app.testClock.advance(301);
    await world.runDue();
    expect(sent).toHaveLength(1);
    expect(await world.mailsOf(eva)).toEqual(['receipt sent']);
  });

  it.each([
    ['en', 'A$4.99', 'December 22, 2026'],
    ['it', '4,99', '22 dicembre 2026'],
    ['vi', '4,99', '22 tháng 12, 2026'],
    ['ar', '4', '2026'],
    ['tlh', 'A$4.99', 'December 22, 2026'],
  ])('in %s write prices and days as its readers do', (language, price, day) => {
    const mail = billingMail(language, {
      kind: 'receipt',
      plan: 'Premium',
      amountCents: 499,
      day: new Date('2026-12-22T23:00:00.000Z'),
      last4: '4242',
    });
    for (const part of [price, day, '4242', 'Premium']) expect(mail.text).toContain(part);
    expect(mail.html).toContain(`<html lang="${language === 'tlh' ? 'en' : language}"`);
    expect(mail.html).toContain(mail.text.trim().replaceAll("'", '&#39;'));
  });
});
