import type { Session } from '@franca/contract';
import { expect, type Page } from '@playwright/test';
import { drawPhoto } from './drawPhoto.ts';
import { accountOf, openSession } from './openAccount.ts';
import { readOutbox } from './outbox.ts';
import { signIn } from './signIn.ts';
import { watchToast } from './watchToast.ts';

/** What a new person enters about themselves. */
export interface NewPerson {
  /** Full name. */
  name: string;
  /** Name of the country. */
  country: string;
  /** Name of the language. */
  language: string;
  /** Name of the accent. */
  accent: string;
}

/** Somebody who reads English, but for the name. */
export const englishReader = { country: 'Australia', language: 'English', accent: 'English (Australia)' };
/** Somebody whose language the interface does not have, but for the name. */
export const catalanReader = { country: 'Andorra', language: 'Catalan', accent: 'Catalan (Andorra)' };
/** Somebody who reads Spanish, but for the name. */
export const spanishReader = { country: 'Spain', language: 'Spanish', accent: 'Spanish (Spain)' };

/**
 * Signs in on the login page with a phone number (without its leading 0) and the code from the outbox.
 *
 * @param path the login page, with package and method where the journey is about them
 */
export async function signInByPhone(page: Page, url: string, number: string, path = '/login'): Promise<void> {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(`0${number}`);
  const isSent = await watchToast(page, 'Code sent successfully');
  await page.getByRole('button', { name: 'Send code' }).click();
  await isSent();
  await expect(page.getByRole('button', { name: /^Resend code/ })).toBeDisabled();
  const { code } = await readOutbox(url, `+61${number}`);
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Asks for a quick link on the login page and opens the one in the outbox. */
export async function signInByQuickLink(page: Page, url: string, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  const isSent = await watchToast(page, 'Check your email for the Quick Link.');
  await page.getByRole('button', { name: 'Send me Quick Link' }).click();
  await isSent();
  const { link } = await readOutbox(url, email);
  await page.goto(link ?? '');
}

/** Chooses an item by its name, in place of what the form guessed. */
async function choose(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.clear();
  await field.fill(value);
  const list = page.getByRole('listbox', { name: label, exact: true });
  await list.getByRole('option', { name: value, exact: true }).click();
}

/**
 * Fills "The Basics" with a cropped avatar and signs up.
 *
 * @param leadsTo where the redirect rule leads then
 */
export async function register(page: Page, person: NewPerson, leadsTo = /\/chat/): Promise<void> {
  await expect(page.getByRole('heading', { name: 'The Basics' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeDisabled();
  // The address for the upload is requested with the choice of the file, not after the crop.
  const slot = page.waitForResponse((response) => response.url().includes('/file/presigned'));
  await page.locator('input[type=file]').setInputFiles(await drawPhoto(page));
  const crop = page.getByRole('dialog', { name: 'Crop your photo' });
  await slot;
  await crop.getByRole('slider', { name: 'Zoom' }).fill('1.5');
  await crop.getByRole('slider', { name: 'Rotation' }).fill('90');
  await crop.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Change the photo' })).toBeVisible();
  await expect(crop).toBeHidden();
  await page.getByRole('textbox', { name: 'Fullname' }).fill(person.name);
  await choose(page, 'Country', person.country);
  await choose(page, 'Language', person.language);
  await page.getByRole('combobox', { name: 'Accent' }).selectOption(person.accent);
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('other');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(leadsTo);
}

/** Finds a person by name and opens the conversation with them. */
export async function openChatWith(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New chat' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New chat' });
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
  await expect(composer(page)).toBeVisible();
}

/**
 * The row of a person in the chat list: the login page, which may still be there, has a button of the same name. The row moves while
 * people come online: a key finds it, where a click might not.
 */
export const chatWith = (page: Page, name: string) =>
  page
    .locator('[data-fr-part=chat-list]')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();

/** The place to write. */
export const composer = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

/** Writes a message and sends it with Enter. */
export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** The messages of the open conversation. */
export const messages = (page: Page) => page.getByRole('feed');

const offered = new WeakMap<Page, ReadonlyMap<string, Session>>();

/** Makes people known who sign in to a page where the login page does not offer them. */
export function offerSessions(page: Page, sessions: ReadonlyMap<string, Session>): void {
  offered.set(page, sessions);
}

/** A small file of the origin, which runs no script: in its document what the origin stores can be changed. */
const smallFile = '/favicon.svg';

/**
 * Opens the chats as one of the demo's people. The session is made beside the page: the login page, whose button does the
 * same, would be loaded by every journey, and has journeys of its own.
 *
 * @param prepare changes the account before the page is opened
 */
export async function enterDemo(
  page: Page,
  name: string,
  prepare: (origin: string, token: string) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await page.goto(smallFile);
  const { origin } = new URL(page.url());
  const session = offered.get(page)?.get(name) ?? (await openSession(origin, name));
  await prepare(origin, session.access_token);
  await signIn(page, origin, accountOf(origin, session));
  await expect(page).toHaveURL(/\/chat/);
}

/** Signs two of the demo's people in, and opens the conversation with the other one in the browser of each. */
export async function openEachOther(
  [one, oneName]: readonly [Page, string],
  [other, otherName]: readonly [Page, string],
): Promise<void> {
  await enterDemo(one, oneName);
  await enterDemo(other, otherName);
  await chatWith(one, otherName).press('Enter');
  await chatWith(other, oneName).press('Enter');
  for (const page of [one, other]) await expect(messages(page)).toBeVisible();
}
