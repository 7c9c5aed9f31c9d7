import { expect, test } from '../support/journey.ts';
import { englishReader, messages, register, send, signInByPhone, spanishReader } from '../support/people.ts';
import { askForTheStation } from '../support/translatedQuestion.ts';

test('two new people sign in by phone, find each other, and each reads their own language', async ({
  openPerson,
  server,
}) => {
  const [one, other] = [await openPerson(), await openPerson()];
  const names = { asker: 'Phone Tester One', reader: 'Phone Tester Two' };
  await signInByPhone(one, server.url, '491570156');
  await register(one, { name: names.asker, ...englishReader });
  await signInByPhone(other, server.url, '491570157');
  await register(other, { name: names.reader, ...spanishReader });
  await askForTheStation(one, other, names);

  // A sentence that no phrase memory holds goes through the installed engine.
  await send(one, 'My brother bought a green bicycle in the old market.');
  await expect(messages(other).getByText(/bicicleta/)).toBeVisible();
});
