/**
 * What a new person needs from the first page to a translated message: words to read, presses, keys, and seconds at a documented pace
 * (bench/first-minutes/Pace.ts), in several languages and sizes of windows. `npm run bench -- first-minutes`.
 */
import { type Browser, chromium } from 'playwright';
import { testDevKey } from '../../apps/server/test/startServer.ts';
import { readPageTexts, readTexts } from '../../e2e/media/readTexts.ts';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { Pace, wordSeconds } from '../first-minutes/Pace.ts';
import { report } from '../support/report.ts';
import { startFranca, withDataDirectory } from '../support/startFranca.ts';

/** Somebody who has never seen Franca. */
interface Newcomer {
  language: Parameters<typeof readTexts>[0];
  locale: string;
  timezoneId: string;
  viewport: { width: number; height: number };
  /** As people of that country write it. */
  number: string;
  name: string;
}

const phone = { width: 390, height: 844 };
const newcomers: Newcomer[] = [
  {
    language: 'es',
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: phone,
    number: '612 34 56 78',
    name: 'Lucía Ramos',
  },
  {
    language: 'fr',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    number: '06 12 34 56 78',
    name: 'Zoé Martin',
  },
  {
    language: 'vi',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1024, height: 768 },
    number: '0912 345 678',
    name: 'Trần Minh',
  },
  {
    language: 'ar',
    locale: 'ar-EG',
    timezoneId: 'Africa/Cairo',
    viewport: phone,
    number: '0100 123 4567',
    name: 'سلمى حسن',
  },
  {
    language: 'it',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: phone,
    number: '312 345 6789',
    name: 'Sara Conti',
  },
];

const pictures = process.env.PICTURES;

async function walk(browser: Browser, url: string, who: Newcomer): Promise<Pace> {
  const { language, locale, timezoneId, viewport } = who;
  const context = await browser.newContext({
    baseURL: url,
    locale,
    timezoneId,
    viewport,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const [text, kit] = [await readPageTexts(language), await readTexts(language)];
  const words = (group: string, key: string): string => {
    const found = text[group]?.[key];
    if (found === undefined) throw new Error(`There is no text ${group}.${key} in ${language}.`);
    return found;
  };
  const button = (group: string, key: string) =>
    page.getByRole('button', { name: words(group, key), exact: true });
  const pace = new Pace();
  let taken = 0;
  const look = async (screen: string, ...rest: [typeof page, ReturnType<typeof page.locator>]) => {
    await pace.look(screen, ...rest);
    taken += 1;
    if (pictures) await rest[0].screenshot({ path: `${pictures}/${language}-${taken}.png` });
  };

  await page.goto('/');
  await look('first page', page, page.getByRole('heading', { level: 1 }));
  await pace.press(page.locator('header a[href="/login"]:visible'));
  await look('sign-in', page, button('auth', 'sendCode'));
  await pace.press(page.getByRole('button', { name: /\+\d/ }).filter({ hasNotText: '+61' }));
  const number = page.getByRole('textbox', { name: words('auth', 'phoneNumber') });
  await pace.type(number, who.number, { isFocused: true });
  await pace.press(button('auth', 'sendCode'));
  const code = page.getByRole('textbox', { name: words('auth', 'code') });
  await look('code was sent', page, page.getByRole('link', { name: words('auth', 'openOutbox') }));

  // The terminal, and the address that it shows.
  const outbox = await context.newPage();
  await outbox.goto(`/dev/outbox?key=${testDevKey}`);
  pace.presses(2);
  await look('outbox', outbox, outbox.locator('.code'));
  const digits = /\b\d{6}\b/.exec((await outbox.locator('.code').first().textContent()) ?? '')?.[0] ?? '';
  pace.presses(1);
  await outbox.close();
  await pace.type(code, digits, { isFocused: true });
  await pace.press(button('auth', 'signIn'));

  await look('The Basics', page, page.getByRole('heading', { name: words('registration', 'theBasics') }));
  await pace.type(page.getByRole('textbox', { name: words('profile', 'fullName') }), who.name);
  pace.presses(2);
  await page.getByRole('combobox', { name: words('profile', 'gender') }).selectOption('other');
  await pace.press(button('registration', 'signUp'));

  await look('first steps', page, button('start', 'practise'));
  await pace.press(button('start', 'practise'));
  const tryIt = page.getByRole('feed').getByRole('button', { name: words('plans', 'tryIt') });
  await look('first message', page, tryIt);
  await pace.press(tryIt);
  await look('card for the trial', page, button('checkout', 'useTestCard'));
  await pace.press(button('checkout', 'useTestCard'));
  await pace.press(button('account', 'startTrial'));
  await look('translated message', page, page.getByRole('feed').getByText(kit.translated));
  await context.close();
  return pace;
}

/** Walks on a server of its own: the outbox shows what was sent to others, too. */
const walkAlone = (browser: Browser, who: Newcomer): Promise<Pace> =>
  withDataDirectory(async (directory) => {
    const franca = await startFranca(directory, { PLANS: 'on' });
    try {
      return await walk(browser, franca.url, who);
    } finally {
      await franca.program.stop();
    }
  });

const round = (value: number) => Math.round(value * 10) / 10;
const browser = await chromium.launch(launchOptions());
try {
  const rows = [];
  for (const who of newcomers) {
    const name = `${who.language}, ${who.viewport.width} px`;
    const { screens } = await walkAlone(browser, who);
    const sum = (key: 'words' | 'presses' | 'keys' | 'person' | 'machine') =>
      screens.reduce((total, screen) => total + screen[key], 0);
    for (const { screen, words, presses, keys, person, machine } of screens)
      rows.push({
        ...{ walk: name, screen, words, presses, keys },
        ...{ 'person, s': round(person), 'machine, s': round(machine) },
      });
    const all = sum('person') + sum('machine');
    rows.push({
      ...{ walk: name, screen: 'all', words: sum('words'), presses: sum('presses'), keys: sum('keys') },
      ...{ 'person, s': round(sum('person')), 'machine, s': round(sum('machine')), 'all, s': round(all) },
      'all with half of the words, s': round(all - sum('words') * wordSeconds * 0.5),
    });
  }
  report('first-minutes', rows, [
    { what: 'all with half of the words, s', 'at most': 180 },
    { what: 'all at 390 px, s', 'at most': 180 },
  ]);
} finally {
  await browser.close();
}
