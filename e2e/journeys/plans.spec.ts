import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { composer, enterDemo, messages, send } from '../support/people.ts';

test.use({ world: 'plans' });

const offer = 'Translation is part of Premium';
const plansOf = (page: Page) => page.getByRole('dialog', { name: 'Plans and Pricing' });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a closed feature leads to the plans, which say what was wanted and which plan has it', async ({
  openPerson,
}) => {
  const chloe = await openPerson();
  await enterDemo(chloe, 'Chloé Tremblay');
  await chloe.getByRole('button', { name: 'SmartTalk' }).press('Enter');
  await expect(plansOf(chloe)).toContainText('SmartTalk is part of Ultimate');
  const free = plansOf(chloe).locator('[data-plan="free"]');
  await expect(free).toContainText('Your plan');
  for (const line of ['Basic chat', 'Audio calls', 'One private chat', 'Single user'])
    await expect(free).toContainText(line);
  await expectAccessible(chloe);
  await chloe.keyboard.press('Escape');
  await expect(plansOf(chloe)).toBeHidden();

  // In the profile of a person, the plans take the place of what is closed.
  await chloe.goto('/chat');
  await chloe.getByText('Marco Rossi').first().click();
  await chloe.getByRole('button', { name: 'Conversation info' }).click();
  await chloe.getByRole('button', { name: 'View profile' }).click();
  await chloe.getByRole('dialog', { name: 'Profile' }).getByRole('button', { name: 'Video call' }).click();
  await expect(plansOf(chloe)).toContainText('Video calling is part of Ultimate');
  await chloe.goto('/chat');

  // A second conversation of her own is refused by the server.
  await chloe.getByRole('button', { name: 'New chat' }).first().click();
  const people = chloe.getByRole('dialog', { name: 'New chat' });
  await people.getByRole('searchbox').fill('Emma');
  await people.getByRole('button', { name: 'Emma Clarke' }).click();
  await expect(plansOf(chloe)).toContainText('More than one private chat is part of Premium');
  await plansOf(chloe).getByRole('button', { name: 'Choose Premium' }).click();
  await expect(chloe).toHaveURL(/show=card|dialog=account/);
});

test('a message on the free plan is one click from its translation, on all pages at once', async ({
  openPerson,
}) => {
  const chloe = await openPerson();
  const marco = await openPerson({ locale: 'it-IT' });
  await enterDemo(chloe, 'Chloé Tremblay');
  await enterDemo(marco, 'Marco Rossi');
  await chloe.getByText('Marco Rossi').first().click();
  await expect(messages(chloe).getByText(offer).last()).toBeVisible();
  const second = await chloe.context().newPage();
  await second.goto(chloe.url());
  await expect(messages(second).getByText(offer).last()).toBeVisible();

  // Two messages of one run say it once, and nothing is translated.
  await marco.getByText('Chloé Tremblay').first().click();
  const words = marco.getByRole('textbox', { name: 'Scrivi un messaggio' });
  for (const line of ['Dov’è la stazione?', 'Grazie mille']) {
    await words.fill(line);
    await words.press('Enter');
  }
  const newest = messages(chloe).getByRole('article');
  await expect(newest.last()).toContainText('Grazie mille');
  await expect(newest.last()).toContainText(offer);
  await expect(newest.nth(-2)).not.toContainText(offer);
  await expectAccessible(chloe);

  await newest.last().getByRole('button', { name: 'Try it free' }).click();
  const account = chloe.getByRole('dialog', { name: 'Subscription/account' });
  await account.getByRole('button', { name: 'Fill in the test card' }).click();
  await account.getByRole('button', { name: 'Start the free trial' }).click();
  await expect(account).toBeHidden();

  // The other page follows without a reload, with what is there and what comes.
  const there = messages(second).getByRole('article');
  await expect(there.last()).toContainText('Merci beaucoup');
  await expect(messages(second).getByText(offer)).toHaveCount(0);
  await words.fill('Buongiorno');
  await words.press('Enter');
  await expect(there.last()).toContainText('Bonjour');
  await chloe.getByText('Marco Rossi').first().click();
  await expect(messages(chloe).getByRole('article').last()).toContainText('Bonjour');
  await expect(composer(chloe)).toBeVisible();
  await send(chloe, 'Merci');
});
