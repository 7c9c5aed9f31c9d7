import { expect, it } from 'vitest';
import { runKills } from './runKills.ts';

it('a server that is killed loses nothing that it confirmed, and leaves nothing behind', async () => {
  const { acknowledged, killed: _killed, ...damage } = await runKills(4);
  expect(damage).toEqual({ lostFiles: 0, lostParts: 0, wrongPurchases: 0, leftFiles: 0, leftFolders: 0 });
  expect(acknowledged.uploads + acknowledged.parts).toBeGreaterThan(0);
});
