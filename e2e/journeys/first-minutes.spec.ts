import { expect, test } from '../support/journey.ts';
import { composer, messages, signInByPhone } from '../support/people.ts';

test('a new person signs up without a photo, practises, tries a plan and reads a translation', async ({
  openPerson,
  server,
}) => {
  const page = await openPerson();
  await signInByPhone(page, server.url, '491570159');
  const signUp = page.getByRole('button', { name: 'Sign up' });
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Australia');
  await expect(page.getByRole('combobox', { name: 'Language', exact: true })).toHaveValue('English');
  await expect(page.getByRole('combobox', { name: 'Accent' })).toHaveValue('English (Australia)');
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  // The grey button says what is missing, and goes there.
  await signUp.click({ force: true });
  await expect(page.getByText('Gender is required. Please select one.').first()).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Fullname' });
  await expect(name).toBeFocused();
  await name.fill('First Minutes');
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('other');
  await signUp.click();
  await expect(page).toHaveURL(/\/chat/);

  const steps = page.getByRole('main').getByRole('region', { name: 'What you can do first' });
  await steps.getByRole('button', { name: 'Invite by link or QR code' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite somebody' });
  const link = await invite.getByRole('textbox', { name: 'Your link' }).inputValue();
  const code = invite.getByRole('img', { name: 'QR code of your link' });
  await expect(code).toBeVisible();
  // It has an address: there again after a reload, and closed by Back.
  await page.reload();
  await expect(code).toBeVisible();
  await page.goBack();
  await expect(invite).toBeHidden();
  await steps.getByRole('button', { name: 'Write to the practice partner' }).click();
  await expect(messages(page).getByText(/Sono un interlocutore di prova/)).toBeVisible();
  const topic = new URL(page.url()).searchParams.get('topic');
  await composer(page).fill('How are you?');
  await page.keyboard.press('Enter');
  await expect(messages(page).getByText('Sto bene. Fa bel tempo.')).toBeVisible();
  await page.getByRole('button', { name: 'Try it free' }).first().click();
  await expect(page).toHaveURL(new RegExp(`topic=${topic}`));

  // Whoever follows the invitation begins the conversation once the account is there.
  const guest = await openPerson();
  await guest.goto(link);
  await expect(guest).toHaveURL(/\/login/);
  await guest.getByRole('combobox', { name: 'Language of this page' }).selectOption('it');
  await expect(guest.getByRole('button', { name: 'Accedi', exact: true })).toBeVisible();
  await guest.getByRole('combobox', { name: 'Lingua di questa pagina' }).selectOption('en');
  await signInByPhone(guest, server.url, '491570160');
  await guest.getByRole('textbox', { name: 'Fullname' }).fill('Invited Guest');
  await guest.getByRole('combobox', { name: 'Gender' }).selectOption('other');
  await guest.getByRole('button', { name: 'Sign up' }).click();
  await expect(guest.getByRole('heading', { name: 'First Minutes' })).toBeVisible();
  await expect(composer(guest)).toBeVisible();
});
