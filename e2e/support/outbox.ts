import { devKeyHeader, type OutboxItem } from '@franca/contract';
import { expect } from '@playwright/test';

/** Key of the dev outbox of servers that journeys start. */
export const journeyDevKey = 'key-of-the-journeys';

/** Reads what Franca would have sent to an address, newest first; waits until there is something. */
export async function readOutbox(url: string, to: string): Promise<OutboxItem> {
  let newest: OutboxItem | undefined;
  await expect
    .poll(async () => {
      const response = await fetch(`${url}/api/dev/outbox?${new URLSearchParams({ to })}`, {
        headers: { [devKeyHeader]: journeyDevKey },
      });
      const body = (await response.json()) as { data: OutboxItem[] };
      newest = body.data[0];
      return newest !== undefined;
    })
    .toBe(true);
  if (!newest) throw new Error(`Nothing was sent to ${to}.`);
  return newest;
}
