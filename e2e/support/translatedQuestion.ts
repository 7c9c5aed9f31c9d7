import { expect, type Page } from '@playwright/test';
import { buyPlan } from './buyPlan.ts';
import { messages, openChatWith, send } from './people.ts';

const question = 'Where is the train station?';
const pregunta = '¿Dónde está la estación de tren?';

/**
 * One person asks in English, the other reads in Spanish: the translation arrives without a reload, the original is one
 * click away, and what was chosen is remembered after a reload. Both get a plan first: new accounts are on free.
 *
 * @param names of both, as the other finds them
 */
export async function askForTheStation(
  asker: Page,
  reader: Page,
  names: { asker: string; reader: string },
): Promise<void> {
  for (const page of [asker, reader]) await buyPlan(page);
  await openChatWith(asker, names.reader);
  await send(asker, question);
  await expect(messages(asker).getByText(question)).toBeVisible();

  await reader.getByText(names.asker).first().click();
  await expect(messages(reader).getByText(pregunta)).toBeVisible();
  await expect(messages(reader).getByText('Translated from English')).toBeVisible();
  await expect(messages(reader).getByText(pregunta)).toHaveAttribute('lang', 'es');

  await messages(reader).getByRole('button', { name: 'Show original' }).click();
  await expect(messages(reader).getByText(question)).toBeVisible();
  await reader.reload();
  await expect(messages(reader).getByText(question)).toBeVisible();
  await expect(messages(reader).getByText(pregunta)).toBeHidden();
  await messages(reader).getByRole('button', { name: 'Show translation' }).click();
  await expect(messages(reader).getByText(pregunta)).toBeVisible();
}
