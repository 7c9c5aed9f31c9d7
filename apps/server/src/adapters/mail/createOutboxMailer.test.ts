import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../db/Database.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { devOutbox } from '../../db/schema/outbox.ts';
import { describeMailer } from '../../ports/Mailer.conformance.ts';
import { createOutboxMailer } from './createOutboxMailer.ts';

let dataDirectory: string;
let handle: DatabaseHandle;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'franca-outbox-'));
  handle = await openDatabase({ dataDirectory });
});

afterAll(async () => {
  await handle.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

describeMailer('the dev outbox', async () => {
  await handle.db.delete(devOutbox);
  let isBroken = false;
  return {
    mailer: createOutboxMailer(handle),
    received: async () => {
      const rows = await handle.db.select().from(devOutbox);
      return rows.map(({ to, subject, text }) => ({ to, subject: subject ?? '', text }));
    },
    breakCarrier: async () => {
      isBroken = true;
      await handle.db.execute(sql`alter table dev_outbox rename to broken_outbox`);
    },
    dispose: async () => {
      if (isBroken) await handle.db.execute(sql`alter table broken_outbox rename to dev_outbox`);
    },
  };
});

describe('createOutboxMailer', () => {
  it('keeps code and link apart, so that a program need not parse the text', async () => {
    await handle.db.delete(devOutbox);
    const mail = { to: 'a@example.org', subject: 's', text: 't', code: '123456', link: 'http://x/?a=1&b=2' };
    await createOutboxMailer(handle).send(mail);
    const [row] = await handle.db.select().from(devOutbox);
    expect(row).toMatchObject({ channel: 'email', code: '123456', link: 'http://x/?a=1&b=2' });
  });
});
