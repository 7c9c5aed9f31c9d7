import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUpLimit } from '../../../test/useUpLimit.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { createJobs } from '../../core/jobs/createJobs.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { enquiries as enquiryTable, newsletterSubscribers } from '../../db/schema/outreach.ts';
import type { Mail, Mailer } from '../../ports/Mailer.ts';
import { createEnquiries } from './createEnquiries.ts';
import { createOutreachMails } from './createOutreachMails.ts';

const contact = 'partners@franca.example';
const day = 86_400;

let world: World;
let sent: Mail[];
let isCarrierAway = false;
let count = 0;

/** Keeps what it sends, or fails. */
const mailer: Mailer = {
  id: 'kept',
  send: async (mail) => {
    if (isCarrierAway) return { status: 'failed', detail: 'away' };
    sent.push(mail);
    return { status: 'sent' };
  },
  close: async () => {},
};

beforeAll(async () => {
  world = await createWorld({
    mailer,
    environment: { CONTACT_EMAIL: contact, PUBLIC_URL: 'https://franca.example' },
  });
});
beforeEach(() => {
  sent = [];
  isCarrierAway = false;
  // The limits of earlier tests are over.
  world.app.testClock.advance(day);
});
afterEach(() => nothingWaits());
afterAll(() => world.dispose());

const newAddress = (): string => `vera-${++count}@example.org`;
const form = (more = {}) => ({ name: 'Vera Lind', email: newAddress(), message: 'Let us talk.', ...more });
const enquire = (body: ReturnType<typeof form> & { website?: string }) =>
  world.api.outreach.appointment({ body });
const subscribe = (email: string, more = {}) => world.api.outreach.subscribe({ body: { email, ...more } });
const db = () => world.app.core.database.db;
const rowOf = async (email: string) =>
  (await db().select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];
const keyOf = (mail: Mail): string => new URL(mail.link ?? '').searchParams.get('key') ?? '';

/** Two servers may share the mails with others on a busy machine. */
const patient = { timeout: 10_000, interval: 10 };

async function mailTo(to: string): Promise<Mail> {
  return vi.waitFor(() => {
    const mail = sent.findLast((one) => one.to === to);
    if (!mail) throw new Error(`Nothing was sent to ${to}.`);
    return mail;
  }, patient);
}

const isMail = and(eq(jobs.kind, 'mail of the landing page'), isNull(jobs.failedAt));
const waiting = () => db().$count(jobs, isMail);
const nothingWaits = () => vi.waitFor(async () => expect(await waiting()).toBe(0), patient);

async function confirmed(email: string): Promise<string> {
  await subscribe(email);
  const key = keyOf(await mailTo(email));
  await world.api.outreach.confirmSubscription({ body: { key } });
  return key;
}

describe('a partner enquiry', () => {
  it('is stored, and mailed once to whom it may concern', async () => {
    const body = form();
    expect(await enquire(body)).toMatchObject({ status: 200, data: null });
    expect(await db().select().from(enquiryTable).where(eq(enquiryTable.email, body.email))).toMatchObject([
      { name: 'Vera Lind', message: 'Let us talk.' },
    ]);
    const mail = await mailTo(contact);
    expect(mail).toMatchObject({ replyTo: body.email, subject: 'Franca: partner enquiry of Vera Lind' });
    expect(mail.text).toContain('Let us talk.');
    await nothingWaits();
    expect(sent).toHaveLength(1);
  });

  it('needs name, email and message', async () => {
    const answer = await enquire({ name: ' ', email: 'nobody', message: '' });
    expect(answer).toMatchObject({
      status: 400,
      errors: [
        'Name is required. Please enter one.',
        'Email is not valid. Please try again.',
        'Message is required. Please enter one.',
      ],
    });
  });

  it('of a program that fills in every field is answered like any other, and not kept', async () => {
    const body = form({ website: 'https://spam.example' });
    expect(await enquire(body)).toMatchObject({ status: 200, success: true });
    expect(await db().$count(enquiryTable, eq(enquiryTable.email, body.email))).toBe(0);
  });

  it('can be sent five times an hour in the name of one address', async () => {
    const body = form();
    for (let time = 0; time < 5; time++) expect((await enquire(body)).status).toBe(200);
    expect(await enquire(body)).toMatchObject({ status: 429, code: 'rate_limited' });
    expect((await enquire(form())).status).toBe(200);
  });

  it('is removed after a year', async () => {
    const body = form();
    await enquire(body);
    await nothingWaits();
    world.app.testClock.advance(366 * day);
    await enquire(form());
    const { clock, limiter, log } = world.app.core;
    const mails = { add: async () => {}, wake: () => {} };
    await createEnquiries({ db: db(), clock, limiter, log, mails, contact }).forgetOld();
    expect(await db().$count(enquiryTable, eq(enquiryTable.email, body.email))).toBe(0);
    expect(await db().$count(enquiryTable)).toBe(1);
  });
});

describe('the mails', () => {
  it('are so many over all addresses and networks and no more, whoever is written to, which the log says once', async () => {
    const known = newAddress();
    for (let time = 0; time < 3; time++) expect((await subscribe(known)).status).toBe(200);
    // What was taken in advance is void; its address has none of its three back.
    world.app.testClock.advance(3601);
    await useUpLimit(world, 'formMailsInTotal');
    const refused = { status: 429, code: 'rate_limited' };
    // One that was sent enough already is refused like every other.
    for (const email of [newAddress(), known]) expect(await subscribe(email)).toMatchObject(refused);
    expect(await enquire(form())).toMatchObject(refused);
    const lines = world.app.logged().split('\n');
    const alerts = lines.filter((line) => line.includes('the limit of messages over all'));
    expect(alerts.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, limit: 'formMailsInTotal' }]);
    await nothingWaits();
  });

  /** What another process does with them. */
  async function sendElsewhere(): Promise<void> {
    const { clock, database, log } = world.app.core;
    const runner = createJobs({ database: { ...database, kind: 'postgres' }, clock, log });
    const write = async () => ({ to: contact, subject: 'An enquiry', text: 'Words' });
    const mails = createOutreachMails({ jobs: runner, mailer, write });
    await runner.start();
    await mails.runDue();
    runner.stop();
    await runner.whenIdle();
  }

  /** Enquiries whose mails were tried once, in vain, and are due again. */
  async function enquireWhileCarrierIsAway(times: number): Promise<void> {
    isCarrierAway = true;
    for (let time = 0; time < times; time++) await enquire(form());
    const isTried = and(isMail, eq(jobs.attempts, 1), isNull(jobs.lease));
    await vi.waitFor(async () => expect(await db().$count(jobs, isTried)).toBe(times), patient);
    isCarrierAway = false;
    world.app.testClock.advance(3600);
  }

  it('leave when the carrier is back, also after a restart', async () => {
    await enquireWhileCarrierIsAway(1);
    await sendElsewhere();
    await nothingWaits();
    expect(sent).toHaveLength(1);
  });

  it('are sent once when two servers look at the same moment', async () => {
    await enquireWhileCarrierIsAway(6);
    await Promise.all([sendElsewhere(), sendElsewhere()]);
    // The server itself may have taken one of them, and be on the way with it.
    await nothingWaits();
    expect(sent).toHaveLength(6);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(6);
  });

  it('keep their name when the server stops between sending and noting it', async () => {
    await enquireWhileCarrierIsAway(1);
    // What a crash leaves: taken, sent, and still in the table.
    const [before] = await db().select().from(jobs).where(isMail);
    await sendElsewhere();
    await nothingWaits();
    if (before) await db().insert(jobs).values(before);
    await sendElsewhere();
    expect(sent.map(({ id }) => id)).toEqual([before?.id, before?.id]);
  });

  it('wait longer after each failure, and are given up in the end', async () => {
    await enquireWhileCarrierIsAway(1);
    isCarrierAway = true;
    for (let time = 0; time < 20; time++) {
      await sendElsewhere();
      world.app.testClock.advance(6 * 3600);
    }
    expect(await waiting()).toBe(0);
    expect(world.app.logged()).toContain('a job was given up');
    await db().delete(jobs).where(eq(jobs.kind, 'mail of the landing page'));
  });
});

describe('a subscription', () => {
  it('is confirmed by the link of a mail in the language of the page', async () => {
    const email = newAddress();
    expect(await subscribe(email, { language: 'it' })).toMatchObject({ status: 200, data: null });
    const mail = await mailTo(email);
    expect(mail.subject).toBe('Conferma la tua iscrizione alle novità di Franca');
    expect(mail.link).toMatch(/^https:\/\/franca\.example\/newsletter\/confirm\?key=[\w-]{43}$/);
    expect(mail.unsubscribe).toMatch(/^https:\/\/franca\.example\/newsletter\/unsubscribe\?key=/);
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
    await world.api.outreach.confirmSubscription({ body: { key: keyOf(mail) } });
    expect((await rowOf(email))?.confirmedAt).not.toBeNull();
  });

  it('needs a valid address', async () => {
    expect(await subscribe('nobody')).toMatchObject({ status: 400, errors: ['Email is not valid.'] });
  });

  it('shows to nobody that it exists: the answer is the same, and no mail goes out', async () => {
    const email = newAddress();
    await confirmed(email);
    sent = [];
    const { headers: _known, ...known } = await subscribe(email.toUpperCase());
    const { headers: _other, ...other } = await subscribe(newAddress());
    expect(known).toEqual(other);
    await nothingWaits();
    expect(sent.map(({ to }) => to)).not.toContain(email);
  });

  it('sends three mails a day to an address at most, and refuses nothing', async () => {
    const email = newAddress();
    for (let time = 0; time < 5; time++) {
      expect((await subscribe(email)).status).toBe(200);
      await nothingWaits();
    }
    expect(sent.filter(({ to }) => to === email)).toHaveLength(3);
  });

  it('cannot be confirmed after a week', async () => {
    const email = newAddress();
    await subscribe(email);
    const key = keyOf(await mailTo(email));
    world.app.testClock.advance(7 * day);
    expect(await world.api.outreach.confirmSubscription({ body: { key } })).toMatchObject({
      status: 400,
      code: 'link_invalid',
    });
  });

  it('is not confirmed by a wrong key', async () => {
    const answer = await world.api.outreach.confirmSubscription({ body: { key: 'A'.repeat(43) } });
    expect(answer).toMatchObject({ status: 400, code: 'link_invalid' });
  });

  it('ends with one call, and the address is gone', async () => {
    const email = newAddress();
    const key = await confirmed(email);
    for (let time = 0; time < 2; time++)
      expect(await world.api.outreach.unsubscribe({ body: { key } })).toMatchObject({ status: 200 });
    expect(await rowOf(email)).toBeUndefined();
    expect(await db().$count(jobs, eq(jobs.key, key))).toBe(0);
  });

  it('of a program that fills in every field is not kept', async () => {
    const email = newAddress();
    expect((await subscribe(email, { website: 'x' })).status).toBe(200);
    expect(await rowOf(email)).toBeUndefined();
  });
});

describe('without a script', () => {
  const post = (url: string, fields: Record<string, string>, from = '127.0.0.1') =>
    world.app.core.server.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  it('the partner form answers with a page', async () => {
    const body = form();
    const answer = await post('/partner', { ...body, website: '', language: 'en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('You request has been successfully sent!');
    expect(await db().$count(enquiryTable, eq(enquiryTable.email, body.email))).toBe(1);
  });

  it('the newsletter form answers with a page in the language of the form', async () => {
    const english = await post('/newsletter', { email: newAddress(), language: 'en' });
    expect(english.body).toContain('You have successfully subscribed');
    const arabic = await post('/newsletter', { email: newAddress(), language: 'ar' });
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  });

  it('a wrong address is said in words', async () => {
    const answer = await post('/newsletter', { email: '<b>nobody', language: 'en' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('Email is not valid.');
    expect(answer.body).not.toContain('<b>nobody');
  });

  it('the forms count for the network that they come from', async () => {
    const answers = [];
    for (let time = 0; time < 31; time++)
      answers.push(await post('/newsletter', { email: newAddress(), language: 'en' }, '203.0.113.7'));
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect((await post('/newsletter', { email: newAddress() }, '203.0.113.8')).statusCode).toBe(200);
  });

  it('opening a link changes nothing, its button does', async () => {
    const email = newAddress();
    await subscribe(email, { language: 'vi' });
    const { link = '', unsubscribe = '' } = await mailTo(email);
    const path = (address: string) => address.replace('https://franca.example', '');
    const page = await world.app.core.server.inject({ url: path(link) });
    expect(page.body).toContain('Xác nhận đăng ký');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(await rowOf(email)).toMatchObject({ confirmedAt: null });
    await post(path(link), {});
    expect((await rowOf(email))?.confirmedAt).not.toBeNull();
    await post(path(unsubscribe), { 'List-Unsubscribe': 'One-Click' });
    expect(await rowOf(email)).toBeUndefined();
  });

  it('a link that is over says so', async () => {
    const answer = await post('/newsletter/confirm?key=old', {});
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('This link is not valid or has already been used.');
  });
});
