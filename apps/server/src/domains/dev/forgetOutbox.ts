import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { devOutbox } from '../../db/schema/outbox.ts';

/** Removes what was kept instead of being sent to some numbers and addresses. */
export async function forgetOutbox(
  tx: Database,
  { phone, emails }: { phone: string | null; emails: readonly string[] },
): Promise<void> {
  const to = [...emails, ...(phone === null ? [] : [phone])];
  if (to.length > 0) await tx.delete(devOutbox).where(inArray(devOutbox.to, to));
}
