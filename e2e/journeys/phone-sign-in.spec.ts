import { expect, test } from '../support/journey.ts';
import { messages, openChatWith, register, send, signInByPhone } from '../support/people.ts';

const english = { country: 'Australia', language: 'English', accent: 'English (Australia)' };
const spanish = { country: 'Spain', language: 'Spanish', accent: 'Spanish (Spain)' };
const question = 'Where is the train station?';
const pregunta = '¿Dónde está la estación de tren?';

test('two new people sign in by phone, find each other, and each reads their own language', async ({
  openPerson,
  server,
}) => {
  const [one, other] = [await openPerson(), await openPerson()];
  await signInByPhone(one, server.url, '491570156');
  await register(one, { name: 'Phone Tester One', ...english });
  await signInByPhone(other, server.url, '491570157');
  await register(other, { name: 'Phone Tester Two', ...spanish });

  await openChatWith(one, 'Phone Tester Two');
  await send(one, question);
  await expect(messages(one).getByText(question)).toBeVisible();

  // The other person's page shows the new conversation without a reload, already in Spanish.
  await other.getByText('Phone Tester One').first().click();
  await expect(messages(other).getByText(pregunta)).toBeVisible();
  await expect(messages(other).getByText('Translated from English')).toBeVisible();
  await expect(messages(other).getByText(pregunta)).toHaveAttribute('lang', 'es');

  await messages(other).getByRole('button', { name: 'Show original' }).click();
  await expect(messages(other).getByText(question)).toBeVisible();
  await other.reload();
  await expect(messages(other).getByText(question)).toBeVisible();
  await expect(messages(other).getByText(pregunta)).toBeHidden();
  await messages(other).getByRole('button', { name: 'Show translation' }).click();
  await expect(messages(other).getByText(pregunta)).toBeVisible();

  // A sentence that no phrase memory holds goes through the installed engine.
  await send(one, 'My brother bought a green bicycle in the old market.');
  await expect(messages(other).getByText(/bicicleta/)).toBeVisible();
});
