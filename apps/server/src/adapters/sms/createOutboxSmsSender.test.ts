import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import type { DatabaseHandle } from '../../db/Database.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { devOutbox } from '../../db/schema/outbox.ts';
import { describeSmsSender } from '../../ports/SmsSender.conformance.ts';
import { createOutboxSmsSender } from './createOutboxSmsSender.ts';

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

describeSmsSender('the dev outbox', async () => {
  await handle.db.delete(devOutbox);
  let isBroken = false;
  return {
    sender: createOutboxSmsSender(handle),
    received: async () => {
      const rows = await handle.db.select().from(devOutbox);
      return rows.map(({ to, text }) => ({ to, text }));
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
