/**
 * Makes the pictures and clips of the landing page from the running app: `npm run media`. Nothing in them is drawn or
 * put together by hand: a server with the demo's people is started, people write to each other in browsers, and the
 * browsers' screenshots become pictures, or frames of clips with the times of their captions.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { openAccount } from '../support/openAccount.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { encodeClip, type Frame } from './encodeClip.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const target = join(root, 'apps/web/public/landing');

const phone = { width: 390, height: 780 };
const desktop = { width: 1120, height: 700 };

/** A person's window; the interface follows the browser's language. */
type Window = { name: string; viewport: typeof phone; scale?: number; dark?: boolean; locale?: string };

async function openWindow(browser: Browser, server: RunningServer, window: Window): Promise<Page> {
  const page = await browser.newPage({
    baseURL: server.url,
    colorScheme: window.dark ? 'dark' : 'light',
    locale: window.locale ?? 'en-AU',
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

async function keep(name: string, page: Page): Promise<void> {
  const picture = sharp(await shoot(page));
  const webp = await picture.webp({ quality: 62, effort: 6, smartSubsample: true }).toBuffer();
  await writeFile(join(target, `${name}.webp`), webp);
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

const clips: Record<string, { cues: { start: number; end: number }[]; seconds: number }> = {};

/** @param posterAt which of its frames stands for the clip, counted from its end */
async function keepClip(
  name: string,
  browser: Browser,
  { recording: { frames, cues }, posterAt = -1 }: { recording: Recording; posterAt?: number },
): Promise<void> {
  const clip = await encodeClip(browser, frames);
  await writeFile(join(target, `${name}.webm`), clip);
  const poster = sharp(Buffer.from(frames.at(posterAt)?.png ?? '', 'base64'));
  await writeFile(join(target, `${name}.webp`), await poster.webp({ quality: 55, effort: 6 }).toBuffer());
  const seconds = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  clips[name] = { cues, seconds };
}

async function makePictures(browser: Browser, server: RunningServer): Promise<void> {
  const emma = await openWindow(browser, server, { name: 'Emma Clarke', viewport: desktop, scale: 1.25 });
  await openConversation(emma, 'Marco Rossi');
  await rows(emma).getByText('Translated from Italian').last().waitFor();
  await emma.mouse.move(700, 10);
  await keep('desktop', emma);
  await openConversation(emma, 'Omar Hassan');
  await emma.getByRole('button', { name: 'Conversation info' }).click();
  await emma.getByRole('heading', { name: 'Theme' }).waitFor();
  await emma.mouse.move(700, 10);
  await keep('desktop-panel', emma);
  await emma.close();

  const small = await openWindow(browser, server, { name: 'Emma Clarke', viewport: phone });
  await small
    .getByRole('button', { name: /^Marco Rossi/ })
    .first()
    .waitFor();
  await keep('phone-list', small);
  await openConversation(small, 'Marco Rossi');
  await rows(small).getByText('Translated from Italian').last().waitFor();
  await keep('phone-english', small);
  await small.close();

  const marco = await openWindow(browser, server, { name: 'Marco Rossi', viewport: phone, locale: 'it-IT' });
  await openConversation(marco, 'Emma Clarke');
  await keep('phone-italian', marco);
  await marco.close();

  const omar = await openWindow(browser, server, { name: 'Omar Hassan', viewport: phone, locale: 'ar-EG' });
  await openConversation(omar, 'Emma Clarke');
  await keep('phone-arabic', omar);
  await omar.close();

  const minh = await openWindow(browser, server, {
    name: 'Nguyễn Minh',
    viewport: phone,
    dark: true,
    locale: 'vi-VN',
  });
  await openConversation(minh, 'Emma Clarke');
  await keep('phone-vietnamese', minh);
  await minh.close();

  const account = await openAccount(server.url, 'Emma Clarke');
  const others = await account.call<{ _id: string; name: string }[]>('GET', '/dev/accounts');
  const diego = others.find(({ name }) => name.startsWith('Diego'));
  const topic = await account.topicWith(diego?._id ?? '');
  const themed = await openWindow(browser, server, {
    name: 'Emma Clarke',
    viewport: { width: 390, height: 520 },
  });
  for (const theme of ['Forest', 'Beach', 'Christmas', 'Old Paper']) {
    await account.call('POST', '/topic/theme', { theme, topic_id: topic._id });
    if (theme === 'Forest') await openConversation(themed, 'Diego Moreno');
    await themed.locator(`[data-chat-theme="${theme}"] pattern`).first().waitFor({ state: 'attached' });
    await keep(`theme-${theme.toLowerCase().replace(' ', '-')}`, themed);
  }
  await account.call('POST', '/topic/theme', { theme: 'No Theme', topic_id: topic._id });
  await themed.close();
}

async function makeClips(browser: Browser, server: RunningServer): Promise<void> {
  const size = { width: 400, height: 500 };
  const emma = await openWindow(browser, server, { name: 'Emma Clarke', viewport: size, scale: 1.2 });
  const marco = await openWindow(browser, server, {
    name: 'Marco Rossi',
    viewport: size,
    scale: 1.2,
    locale: 'it-IT',
  });
  await openConversation(emma, 'Marco Rossi');
  await openConversation(marco, 'Emma Clarke');
  const both = () => sideBySide(emma, marco);

  const writing = createRecording(both);
  writing.cue();
  await writing.show(1200);
  const question = 'Where is the train station?';
  await typeInto(emma, question, writing);
  await writing.show(700);
  await emma.keyboard.press('Enter');
  await rows(emma).filter({ hasText: question }).last().waitFor();
  await rows(marco)
    .filter({ hasText: /stazione/ })
    .last()
    .waitFor();
  writing.cue();
  await writing.show(2800);
  writing.cue();
  await typeInto(marco, 'Grazie mille!', writing);
  await marco.keyboard.press('Enter');
  await expect(rows(emma).last()).toContainText('Translated from Italian');
  await expect(rows(emma).last()).toContainText(/Thank/);
  await writing.show(3200);
  await keepClip('clip-translation', browser, { recording: writing });

  const original = createRecording(both);
  original.cue();
  await original.show(1800);
  const last = rows(emma).filter({ hasText: 'Translated from Italian' }).last();
  await last.getByText('Show original').click();
  await last.getByText('Grazie mille').waitFor();
  original.cue();
  await original.show(2600);
  await last.getByText(/Show translation|Hide original/).click();
  await original.show(1600);
  await keepClip('clip-original', browser, { recording: original, posterAt: -2 });

  const stickers = createRecording(both);
  stickers.cue();
  await stickers.show(1400);
  await emma.locator('form').last().getByRole('button').first().click();
  await stickers.show(900);
  await emma.getByRole('menuitem', { name: 'Sticker' }).click();
  const picker = emma.getByRole('dialog', { name: 'Sticker' });
  await picker.getByRole('tab', { name: 'Animals' }).click();
  await picker.getByRole('button', { name: 'Sticker 🦊' }).waitFor();
  await stickers.show(2000);
  await picker.getByRole('button', { name: 'Sticker 🦊' }).click();
  await rows(marco).last().getByRole('img').first().waitFor();
  stickers.cue();
  await stickers.show(2800);
  await keepClip('clip-stickers', browser, { recording: stickers });
  await emma.close();
  await marco.close();
}

/** The application's icons, and the picture that other sites show for a link. */
async function makeIcons(browser: Browser, server: RunningServer): Promise<void> {
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
  const page = await openWindow(browser, server, {
    name: 'Emma Clarke',
    viewport: { width: 1200, height: 630 },
    scale: 1,
  });
  await openConversation(page, 'Marco Rossi');
  await rows(page).getByText('Translated from Italian').last().waitFor();
  await page.mouse.move(700, 10);
  const picture = sharp(await shoot(page));
  await writeFile(
    join(target, 'og.png'),
    await picture.png({ palette: true, colours: 64, effort: 10 }).toBuffer(),
  );
  await page.close();
}

const server = await startServer();
const browser = await chromium.launch(launchOptions());
try {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await makePictures(browser, server);
  await makeClips(browser, server);
  await makeIcons(browser, server);
  await writeFile(
    join(root, 'apps/web/src/features/landing/clips.json'),
    `${JSON.stringify(clips, null, 2)}\n`,
  );
  let sum = 0;
  for (const name of (await readdir(target)).sort()) {
    const { size } = await stat(join(target, name));
    sum += size;
    console.log(`${(size / 1024).toFixed(1).padStart(8)} kB  ${name}`);
  }
  console.log(`${(sum / 1024).toFixed(1).padStart(8)} kB  together`);
} finally {
  await browser.close();
  await server.dispose();
}
