import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { composer, enterDemo } from '../support/people.ts';
import { scriptRecogniser } from '../support/scriptRecogniser.ts';

/** Opens a conversation; the browser's own recogniser needs a service, so a person's stands in for it. */
async function openChat(page: Page): Promise<void> {
  await enterDemo(page, 'Emma Clarke');
  await page.getByText('Diego Moreno').first().click();
  await expect(composer(page)).toBeVisible();
}

test('what is said fills the input, after two seconds of silence', async ({ openPerson }) => {
  const emma = await openPerson();
  await scriptRecogniser(emma);
  await openChat(emma);
  await emma.getByRole('button', { name: 'Dictate' }).click();
  const microphone = emma.getByRole('button', { name: 'Stop dictating' });
  await expect(microphone).toHaveAttribute('data-state', 'listening');
  await emma.evaluate("recogniser.say('good morn', false)");
  await expect(emma.getByText('good morn', { exact: true })).toBeVisible();
  await emma.evaluate("recogniser.say('good morning', true)");
  expect(await emma.evaluate('recogniser.lang')).toBe('en-AU');
  await expect(composer(emma)).toHaveValue('good morning');
  await expect(emma.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
});

test('a browser without speech recognition shows an alert', async ({ openPerson }) => {
  const emma = await openPerson();
  await emma.addInitScript(() => {
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await openChat(emma);
  await emma.getByRole('button', { name: 'Dictate' }).click();
  const alert = emma.getByRole('alertdialog');
  await expect(alert).toContainText('Ups, your browser is not supported!');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
  await expect(emma.getByRole('button', { name: 'Dictate' })).toBeVisible();
});
