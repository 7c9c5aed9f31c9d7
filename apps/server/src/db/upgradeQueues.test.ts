import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OldDatabase, openOldDatabase } from '../../test/openOldDatabase.ts';
import type { DatabaseHandle } from './Database.ts';
import { jobs } from './schema/jobs.ts';
import { settings } from './schema/settings.ts';

/** The version before jobs had one table. */
const migrations = 28;
const id = (last: string): string => `00000000-0000-4000-8000-0000000000${last}`;

const waiting = `
insert into users (id, name, country, language, accent, gender) values
  ('${id('a1')}', 'Ana', 'Spain', 'Spanish', 'Spanish (Spain)', 'other'), ('${id('b2')}', 'Bea', 'Spain', 'Spanish', 'Spanish (Spain)', 'other');
insert into sessions (token_hash, user_id, created_at, expires_at) values ('hash', '${id('b2')}', '2025-01-01', '2100-01-01');
insert into topics (id, created_at, updated_at) values ('${id('c3')}', '2025-01-01', '2025-01-01');
insert into messages (id, topic_id, sender_id, chat_id, seq, type, attachments, created_at) values
  ('${id('d4')}', '${id('c3')}', '${id('a1')}', 'chat', 1, 'message', '[]', '2025-01-01');
insert into push_devices (id, user_id, session_hash, carrier, address, token, hides_text, created_at) values
  ('${id('e5')}', '${id('b2')}', 'hash', 'fcm', 'address', 'token', false, '2025-01-01');
insert into push_jobs (device_id, message_id, payload, expires_at, attempts, due_at) values
  ('${id('e5')}', '${id('d4')}', null, '2025-01-02', 1, '2025-01-01 10:01'),
  ('${id('e5')}', null, '{"signalType": "startCall", "tag": "call-1", "icon": null}', '2025-01-02', 0, '2025-01-01 10:02'),
  ('${id('e5')}', null, '{"signalType": "close", "tag": "call-1"}', '2025-01-02', 0, '2025-01-01 10:03');
insert into enquiries (id, name, email, message, created_at) values ('${id('f6')}', 'Vera', 'vera@example.org', 'Words', '2025-01-01');
insert into newsletter_subscribers (email, key, language, requested_at) values ('vera@example.org', 'secret', 'en', '2025-01-01');
insert into outreach_mails (enquiry_id, email, attempts, due_at) values
  ('${id('f6')}', null, 3, '2025-01-01 10:04'), (null, 'vera@example.org', 0, '2025-01-01 10:05');
insert into billing_mails (key, user_id, kind, facts, status, attempts, next_attempt_at) values
  ('paid', '${id('b2')}', 'receipt', '{}', 'waiting', 2, '2025-01-01 10:06'), ('old', '${id('b2')}', 'receipt', '{}', 'sent', 1, '2025-01-01');
insert into account_deletions (user_id, placeholder_id, due_at) values ('${id('a1')}', '${id('aa')}', '2025-01-01 10:07');
insert into settings (key, value) values ('job: calls', '2025-01-01T00:00:00.000Z'), ('secret', 'kept');
`;

let old: OldDatabase;
let database: DatabaseHandle;
beforeAll(async () => {
  old = await openOldDatabase(migrations);
  await old.load(waiting);
  database = await old.upgrade();
});
afterAll(async () => {
  await database.close();
  await old.drop();
});

it('what waited in the queues of an earlier version waits as jobs', async () => {
  const rows = await database.db.select().from(jobs).orderBy(asc(jobs.dueAt));
  const short = rows.map(({ kind, key, ownerId, subject, data, attempts }) => [
    kind,
    key,
    ownerId,
    subject,
    data,
    attempts,
  ]);
  const [device, ana, bea] = [{ deviceId: id('e5') }, id('a1'), id('b2')];
  const ring = { signalType: 'startCall', tag: 'call-1', icon: null };
  const close = { signalType: 'close', tag: 'call-1' };
  expect(short).toEqual([
    ['push of a message', null, bea, id('c3'), { ...device, messageId: id('d4') }, 1],
    ['push of a call', null, bea, 'call-1', { ...device, payload: ring }, 0],
    ['push of a call', null, bea, null, { ...device, payload: close }, 0],
    ['mail of the landing page', id('f6'), null, null, { enquiryId: id('f6') }, 3],
    ['mail of the landing page', 'secret', null, null, { subscriptionKey: 'secret' }, 0],
    ['mail about a plan', 'paid', bea, null, { key: 'paid' }, 2],
    ['deletion of an account', ana, ana, null, { userId: ana }, 0],
  ]);
  expect(await database.db.select().from(settings)).toEqual([{ key: 'secret', value: 'kept' }]);
});
