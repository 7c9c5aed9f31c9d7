import { createSocket } from '@franca/api-client';
import { expect, test } from '../support/journey.ts';
import { openAccount } from '../support/openAccount.ts';
import { enterDemo } from '../support/people.ts';

test.use({ world: 'connections' });

/** More than the server keeps for one person, the page's own one included. */
const tooMany = 60;

test('a page that is one too many says so, loses nothing, and goes on when asked', async ({
  openPerson,
  server,
}) => {
  const page = await openPerson();
  await enterDemo(page, 'Emma Clarke');
  const [emma, marco] = [
    await openAccount(server.url, 'Emma Clarke'),
    await openAccount(server.url, 'Marco Rossi'),
  ];
  const sockets = Array.from({ length: tooMany }, () =>
    createSocket('/chat', { url: server.url, userId: emma.id, getToken: () => emma.token }),
  );
  const goOn = page.getByRole('button', { name: 'Use Franca here' });
  // The page may connect after some of them, which are ended before it then, and come back.
  const isAway = ({ status }: { status: string }): boolean => status === 'closed' || status === 'refused';
  await expect(async () => {
    sockets.find((socket) => isAway(socket.getState()))?.connect();
    await expect(goOn).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 60_000 });
  await expect(page.getByRole('status').getByText('Franca is open in too many places.')).toBeVisible();

  await goOn.click();
  await expect(goOn).toBeHidden();
  const topic = await marco.topicWith(emma.id);
  await marco.send(topic._id, 'https://example.org/after');
  await expect(page.getByText('https://example.org/after').first()).toBeVisible();
  for (const socket of sockets) socket.close();
});
