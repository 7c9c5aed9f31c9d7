/**
 * Makes the pictures and clips of the landing page in each language from the running app: `npm run media`, with languages
 * behind it (`npm run media -- es`) only theirs. Nothing in them is drawn or
 * put together by hand: a server with the demo's people is started, people write to each other in browsers, and the
 * browsers' screenshots become pictures, or frames of clips with the times of their captions.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { directionOf, type UiLanguage, uiLanguageTags } from '@franca/languages';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { openAccount } from '../support/openAccount.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type Cast, casts, thanks } from './casts.ts';
import { encodeClip, type Frame } from './encodeClip.ts';
import { readTexts, type WindowTexts } from './readTexts.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const target = join(root, 'apps/web/public/landing');

/** What the browser of somebody who reads in a language asks for. */
const locales: Record<UiLanguage, string> = {
  en: 'en-AU',
  ar: 'ar-EG',
  es: 'es-MX',
  fr: 'fr-CA',
  it: 'it-IT',
  vi: 'vi-VN',
};

const phone = { width: 390, height: 780 };
const desktop = { width: 1120, height: 700 };

/** A person's window; the interface follows the browser's language. */
type Window = { name: string; viewport: typeof phone; scale?: number; dark?: boolean; locale: string };

async function openWindow(browser: Browser, server: RunningServer, window: Window): Promise<Page> {
  const page = await browser.newPage({
    baseURL: server.url,
    colorScheme: window.dark ? 'dark' : 'light',
    locale: window.locale,
    reducedMotion: 'reduce',
    viewport: window.viewport,
    deviceScaleFactor: window.scale ?? 1.5,
  });
  await page.goto('/login');
  await page.getByRole('button', { name: window.name }).click();
  await page.waitForURL(/\/chat/);
  return page;
}

const rows = (page: Page) => page.getByRole('feed').getByRole('article');

async function openConversation(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await rows(page).last().waitFor();
}

/** Takes what somebody sees, without a blinking caret or a hovered row. */
async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

/** Leaves no row under the pointer, and nothing beside the conversations that is offered once. */
async function tidy(page: Page, { dismiss }: WindowTexts): Promise<void> {
  await page.waitForLoadState('networkidle');
  const offers = page.getByRole('button', { name: dismiss });
  while (await offers.first().isVisible()) await offers.first().click();
  await page.mouse.move((page.viewportSize()?.width ?? 0) * 0.62, 2);
}

async function keep({ language, text }: Job, name: string, page: Page): Promise<void> {
  await tidy(page, text);
  const picture = sharp(await shoot(page));
  const webp = await picture.webp({ quality: 62, effort: 6, smartSubsample: true }).toBuffer();
  await writeFile(join(target, language, `${name}.webp`), webp);
}

/** Two windows side by side, as one frame. */
async function sideBySide(left: Page, right: Page): Promise<Buffer> {
  const [one, other] = await Promise.all([shoot(left), shoot(right)]);
  const { width = 0, height = 0 } = await sharp(one).metadata();
  const gap = 24;
  return sharp({ create: { width: width * 2 + gap, height, channels: 3, background: '#e2e6ed' } })
    .composite([
      { input: one, left: 0, top: 0 },
      { input: other, left: width + gap, top: 0 },
    ])
    .png()
    .toBuffer();
}

/** Records frames and the moments at which captions begin. */
function createRecording(look: () => Promise<Buffer>) {
  const frames: Frame[] = [];
  const cues: { start: number; end: number }[] = [];
  let time = 0;
  return {
    frames,
    cues,
    show: async (milliseconds: number) => {
      frames.push({ png: (await look()).toString('base64'), milliseconds });
      time += milliseconds;
      const cue = cues.at(-1);
      if (cue) cue.end = time;
    },
    cue: () => cues.push({ start: time, end: time }),
  };
}

type Recording = ReturnType<typeof createRecording>;

/** Types a text as a person does, one frame for every few letters. */
async function typeInto(page: Page, text: string, recording: Recording): Promise<void> {
  const field = page.locator('form textarea').last();
  await field.focus();
  for (let at = 0; at < text.length; at += 3) {
    await page.keyboard.insertText(text.slice(at, at + 3));
    await recording.show(160);
  }
}

/** When the captions of a clip are shown, in milliseconds, and how long it is. */
type ClipTimes = { cues: { start: number; end: number }[]; seconds: number };

/** @param posterAt which of its frames stands for the clip, counted from its end */
async function keepClip(
  language: UiLanguage,
  name: string,
  browser: Browser,
  { recording: { frames, cues }, posterAt = -1 }: { recording: Recording; posterAt?: number },
): Promise<ClipTimes> {
  const clip = await encodeClip(browser, frames);
  await writeFile(join(target, language, `${name}.webm`), clip);
  const poster = sharp(Buffer.from(frames.at(posterAt)?.png ?? '', 'base64'));
  await writeFile(
    join(target, language, `${name}.webp`),
    await poster.webp({ quality: 55, effort: 6 }).toBuffer(),
  );
  const seconds = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  return { cues, seconds };
}

/** What is made in one language. */
interface Job {
  browser: Browser;
  server: RunningServer;
  language: UiLanguage;
  cast: Cast;
  text: WindowTexts;
}

async function makePictures(job: Job): Promise<void> {
  const { browser, server, language, cast, text } = job;
  const open = (window: Omit<Window, 'name' | 'locale'>, name = cast.reader, locale = language) =>
    openWindow(browser, server, { ...window, name, locale: locales[locale] });
  const wide = await open({ viewport: desktop, scale: 1.25 });
  await openConversation(wide, cast.partner);
  await rows(wide).getByText(text.translated).last().waitFor();
  await keep(job, 'desktop', wide);
  await openConversation(wide, cast.panel);
  await wide.getByRole('button', { name: text.info }).click();
  await wide.getByRole('heading', { name: text.themes }).waitFor();
  await keep(job, 'desktop-panel', wide);
  await wide.close();

  // One of the languages is shown in the dark.
  const small = await open({ viewport: phone, dark: language === 'vi' });
  await small
    .getByRole('button', { name: new RegExp(`^${cast.partner}`) })
    .first()
    .waitFor();
  await keep(job, 'phone-list', small);
  await openConversation(small, cast.partner);
  await rows(small).getByText(text.translated).last().waitFor();
  await keep(job, 'phone', small);
  await small.close();

  const other = await open({ viewport: phone }, cast.partner, cast.partnerLanguage);
  await openConversation(other, cast.reader);
  const otherTexts = await readTexts(cast.partnerLanguage);
  await rows(other).getByText(otherTexts.translated).last().waitFor();
  await keep({ ...job, text: otherTexts }, 'phone-other', other);
  await other.close();
  await makeThemes(job);

  const card = await open({ viewport: { width: 1200, height: 630 }, scale: 1 });
  await openConversation(card, cast.partner);
  await rows(card).getByText(text.translated).last().waitFor();
  await tidy(card, text);
  const picture = sharp(await shoot(card)).png({ palette: true, colours: 64, effort: 10 });
  await writeFile(join(target, language, 'og.png'), await picture.toBuffer());
  await card.close();
}

async function makeThemes(job: Job): Promise<void> {
  const { browser, server, language, cast, text } = job;
  const account = await openAccount(server.url, cast.reader);
  const others = await account.call<{ _id: string; name: string }[]>('GET', '/dev/accounts');
  const other = others.find(({ name }) => name === cast.themed);
  const topic = await account.topicWith(other?._id ?? '');
  const viewport = { width: 390, height: 520 };
  const themed = await openWindow(browser, server, {
    name: cast.reader,
    viewport,
    locale: locales[language],
  });
  for (const theme of ['Forest', 'Beach', 'Christmas', 'Old Paper']) {
    await account.call('POST', '/topic/theme', { theme, topic_id: topic._id });
    if (theme === 'Forest') {
      await openConversation(themed, cast.themed);
      await rows(themed).getByText(text.translated).last().waitFor();
    }
    await themed.locator(`[data-chat-theme="${theme}"] pattern`).first().waitFor({ state: 'attached' });
    await keep(job, `theme-${theme.toLowerCase().replace(' ', '-')}`, themed);
  }
  await account.call('POST', '/topic/theme', { theme: 'No Theme', topic_id: topic._id });
  await themed.close();
}

/** Records the clips of one language, and returns the times of their captions by name. */
async function makeClips({ browser, server, language, cast, text }: Job): Promise<Record<string, ClipTimes>> {
  const window = { viewport: { width: 400, height: 500 }, scale: 1.2 };
  const reader = await openWindow(browser, server, {
    ...window,
    name: cast.reader,
    locale: locales[language],
  });
  const locale = locales[cast.partnerLanguage];
  const partner = await openWindow(browser, server, { ...window, name: cast.partner, locale });
  await openConversation(reader, cast.partner);
  await openConversation(partner, cast.reader);
  const partnerTexts = await readTexts(cast.partnerLanguage);
  await tidy(reader, text);
  await tidy(partner, partnerTexts);
  // The reader's window comes first in the direction of the page.
  const both = () =>
    directionOf(language) === 'rtl' ? sideBySide(partner, reader) : sideBySide(reader, partner);

  const writing = createRecording(both);
  writing.cue();
  await writing.show(1200);
  await typeInto(reader, cast.question, writing);
  await writing.show(700);
  await reader.keyboard.press('Enter');
  await rows(reader).filter({ hasText: cast.question }).last().waitFor();
  await expect(rows(partner).last()).toContainText(partnerTexts.translated);
  writing.cue();
  await writing.show(2800);
  writing.cue();
  await typeInto(partner, thanks[cast.partnerLanguage], writing);
  await partner.keyboard.press('Enter');
  await expect(rows(reader).last()).toContainText(text.translated);
  await expect(rows(reader).last()).toContainText(thanks[language].slice(0, 5));
  await writing.show(3200);

  const original = createRecording(both);
  original.cue();
  await original.show(1800);
  const last = rows(reader).filter({ hasText: text.translated }).last();
  await last.getByText(text.original).click();
  await last.getByText(thanks[cast.partnerLanguage].slice(0, -1)).waitFor();
  original.cue();
  await original.show(2600);
  await last.getByText(text.back).click();
  await original.show(1600);

  const stickers = createRecording(both);
  stickers.cue();
  await stickers.show(1400);
  await reader.locator('form').last().getByRole('button').first().click();
  await stickers.show(900);
  await reader.getByRole('menuitem', { name: text.sticker }).click();
  const picker = reader.getByRole('dialog', { name: text.sticker });
  await picker.getByRole('tab', { name: text.animals }).click();
  const fox = picker.getByRole('button', { name: text.stickerNamed('🦊') });
  await fox.waitFor();
  await stickers.show(2000);
  await fox.click();
  const words = thanks[cast.partnerLanguage].slice(0, -1);
  await expect(rows(partner).last()).not.toContainText(words);
  await rows(partner).last().getByRole('img').first().waitFor();
  stickers.cue();
  await stickers.show(2800);
  await reader.close();
  await partner.close();
  return {
    'clip-translation': await keepClip(language, 'clip-translation', browser, { recording: writing }),
    'clip-original': await keepClip(language, 'clip-original', browser, {
      recording: original,
      posterAt: -2,
    }),
    'clip-stickers': await keepClip(language, 'clip-stickers', browser, { recording: stickers }),
  };
}

/** The application's icons. */
async function makeIcons(): Promise<void> {
  const icon = join(root, 'apps/web/public/favicon.svg');
  const folder = join(root, 'apps/web/public/icons');
  await mkdir(folder, { recursive: true });
  const small = { palette: true, colours: 32, effort: 10 };
  for (const size of [180, 192, 512]) {
    await sharp(icon, { density: 600 })
      .resize(size)
      .png(small)
      .toFile(join(folder, `icon-${size}.png`));
  }
  // Platforms cut a circle or another shape out of it: the mark keeps to the middle 80 percent.
  const mark = await sharp(icon, { density: 600 }).resize(400).toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 3, background: '#1f5ae0' } })
    .composite([{ input: mark }])
    .png(small)
    .toFile(join(folder, 'icon-maskable-512.png'));
}

/** The languages named on the command line, or all. */
function chosenLanguages(): readonly UiLanguage[] {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !uiLanguageTags.some((tag) => tag === name));
  if (unknown) throw new Error(`There is no language "${unknown}": ${uiLanguageTags.join(', ')}.`);
  return names.length > 0 ? uiLanguageTags.filter((tag) => names.includes(tag)) : uiLanguageTags;
}

const clipsFile = join(root, 'apps/web/src/features/landing/clips.json');
// Everybody in the pictures reads translations, whatever their plan in the demo.
const server = await startServer({ PLANS: 'off' });
const browser = await chromium.launch(launchOptions());
try {
  const times = JSON.parse(await readFile(clipsFile, 'utf8')) as Record<string, Record<string, ClipTimes>>;
  let sum = 0;
  for (const language of chosenLanguages()) {
    const folder = join(target, language);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const job: Job = { browser, server, language, cast: casts[language], text: await readTexts(language) };
    await makePictures(job);
    times[language] = await makeClips(job);
    await writeFile(clipsFile, `${JSON.stringify(times, null, 2)}\n`);
    for (const name of (await readdir(folder)).sort()) {
      const { size } = await stat(join(folder, name));
      sum += size;
      console.log(`${(size / 1024).toFixed(1).padStart(8)} kB  ${language}/${name}`);
    }
  }
  await makeIcons();
  console.log(`${(sum / 1024).toFixed(1).padStart(8)} kB  together`);
} finally {
  await browser.close();
  await server.dispose();
}
