import type { Page } from '@playwright/test';
import { drawPhoto } from '../support/drawPhoto.ts';
import {
  delayRequests,
  expect,
  fromEnd,
  placesOf,
  rowOf,
  scroller,
  stillList,
  test,
  turnWheel,
} from '../support/listStage.ts';
import { openAccount } from '../support/openAccount.ts';
import { composer, messages } from '../support/people.ts';
import { watchPlace } from '../support/watchPlace.ts';

/** As much as a painted frame may differ, in pixels. */
const unmoved = 0.5;

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search in this conversation' });
const search = (page: Page) => page.getByRole('button', { name: 'Search in this conversation' });

/** A row of Omar's without a translation yet, where `isThere` says. */
async function untranslated(page: Page, isThere: (row: { top: number; bottom: number }) => boolean) {
  const waiting = await messages(page)
    .getByRole('article')
    .filter({ hasText: 'cannot be translated well enough here' })
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.key));
  return (await placesOf(page)).findLast((row) => waiting.includes(row.key) && isThere(row));
}

test('older pages of 20 load at the top without moving what is read', async ({ stage: { page, open } }) => {
  const older = await delayRequests(page, /\/api\/chat\?.*from_date/);
  await open();
  for (const top of [0, 120]) {
    await turnWheel(page, -20_000);
    if (top > 0) await turnWheel(page, top);
    await expect.poll(older.countHeld).toBeGreaterThan(0);
    const height = await scroller(page).evaluate((element) => element.scrollHeight);
    const stop = await watchPlace(page, 'first row');
    older.release();
    await expect
      .poll(() => scroller(page).evaluate((element) => element.scrollHeight))
      .toBeGreaterThan(height + 500);
    expect(await stop()).toBeLessThanOrEqual(unmoved);
  }
  const limits = older.urls.map((url) => new URL(url).searchParams.get('limit'));
  expect(new Set(limits)).toEqual(new Set(['20']));
  await older.end();
});

/** Collects the headings of a conversation on the way up to its beginning. */
async function readHeadings(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const collect = async (): Promise<void> => {
    for (const words of await messages(page).getByRole('heading').allTextContents()) found.add(words);
  };
  await collect();
  for (let turn = 0; turn < 8 && !(await page.getByText('This is the beginning').isVisible()); turn += 1) {
    await turnWheel(page, -2_000);
    await collect();
  }
  return [...found];
}

test('a line stands above the first unread message', async ({ stage: { page, omar, topicId, open } }) => {
  await open();
  await page.goto('/chat');
  const chat = page.getByRole('button', { name: /Omar Hassan/ });
  for (const text of ['واحد', 'اثنان', 'ثلاثة']) await omar.send(topicId, `القافلة ${text}`);
  await expect(chat.first().getByText('3', { exact: true })).toBeVisible();
  await chat.first().click();
  const line = messages(page).getByText('Unread messages');
  await expect(line).toBeVisible();
  const rows = messages(page).getByRole('article');
  await expect(rows.nth(-3)).toContainText('Unread messages');
  await expect(rows.nth(-3)).toContainText('واحد');
});

test('a quote leads to its message, also to one that is not loaded yet', async ({ stage }) => {
  const { page, omar, topicId, chatIds, open } = stage;
  const old = chatIds[9] ?? '';
  await omar.send(topicId, 'قافلة', { reply_id: old });
  await open();
  const quote = messages(page)
    .getByRole('article')
    .last()
    .getByRole('button', { name: /Message number 9/ });
  await quote.focus();
  await quote.press('Enter');
  await expect(rowOf(page, old)).toBeInViewport();
  await expect(rowOf(page, old)).toBeFocused();
});

test('a search leads to its hits, also to those that are not loaded yet', async ({ stage }) => {
  const { page, chatIds, open } = stage;
  const old = rowOf(page, chatIds[7] ?? '');
  await open();
  await search(page).click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('cafe muller');
  await expect(old).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: '1 of 1' })).toBeVisible();
  // Each word by itself.
  expect(await page.evaluate(() => CSS.highlights.get('fr-found-now')?.size)).toBe(2);
  await page.keyboard.press('Escape');
  await expect(old).toBeFocused();
});

test('a date leads to its heading, also to one that is not loaded yet', async ({ stage }) => {
  const { page, emma, topicId, open } = stage;
  const all = await emma.call<{ date: string }[]>('GET', `/chat?topic_id=${topicId}&limit=100&before_seq=20`);
  const [year, month, day] = await page.evaluate((date) => {
    const at = new Date(date);
    return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'));
  }, all.at(-1)?.date ?? '');
  await open();
  await search(page).click();
  await page.getByRole('button', { name: 'Go to a date' }).click();
  await page.getByRole('textbox', { name: 'Date' }).fill(`${day}/${month}/${year}`);
  await page.keyboard.press('Enter');
  await expect(messages(page).getByRole('heading', { name: `${month}/${day}/${year}` })).toBeInViewport();
});

test('a button leads to the newest message and counts what came meanwhile', async ({ stage }) => {
  const { page, omar, topicId, open } = stage;
  await open();
  await turnWheel(page, -700);
  await expect(page.getByRole('button', { name: 'Scroll to the newest message' })).toBeVisible();
  for (const text of ['واحد', 'اثنان']) await omar.send(topicId, `القافلة ${text}`);
  await page.getByRole('button', { name: '2 new messages' }).click();
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(unmoved);
  await expect(messages(page).getByRole('article').last()).toContainText('اثنان');
});

test('a conversation is at its bottom 500 ms after it was opened', async ({ stage: { page, open } }) => {
  await open();
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(unmoved);
});

test('a line says who is typing', async ({ stage: { page, omar, topicId, open } }) => {
  await open();
  const stop = await watchPlace(page, 'end');
  const line = page.getByRole('region', { name: 'Omar Hassan' }).getByText('Omar Hassan is typing');
  // It goes after five seconds: who goes on typing says so again.
  await expect(async () => {
    await omar.call('POST', '/topic/typing', { topic_id: topicId });
    await expect(line).toBeVisible({ timeout: 3_000 });
  }).toPass();
  expect(await stop()).toBeLessThanOrEqual(unmoved);
});

test('a picture stands at the message up to which somebody has seen', async ({ stage }) => {
  const { page, emma, omar, topicId, open } = stage;
  const sent = await emma.send(topicId, 'Good night');
  await open();
  const stop = await watchPlace(page, 'end');
  await omar.call('POST', '/chat/seen', { topic_id: topicId, seen_time: sent.date });
  const picture = rowOf(page, sent.chat_id).getByRole('img', { name: /^Seen by Omar Hassan/ });
  await expect(picture).toBeVisible();
  expect(await stop()).toBeLessThanOrEqual(unmoved);
});

test('a late translation above, inside or at the top edge moves nothing', async ({ stage }) => {
  const { page, translate, open } = stage;
  await open();
  await turnWheel(page, -1_500);
  const viewport = await scroller(page).evaluate((element) => element.clientHeight);
  const places: ((row: { top: number; bottom: number }) => boolean)[] = [
    ({ bottom }) => bottom < -8,
    ({ top, bottom }) => top > viewport / 2 && bottom < viewport,
    ({ top, bottom }) => top < -8 && bottom > 8,
  ];
  for (const isThere of places) {
    let row = await untranslated(page, isThere);
    for (let tries = 0; !row && tries < 20; tries += 1) {
      await turnWheel(page, -37);
      row = await untranslated(page, isThere);
    }
    const stop = await watchPlace(page, 'first row');
    await translate(row?.key ?? '');
    await expect(rowOf(page, row?.key ?? '')).toContainText('This translation came late');
    expect(await stop()).toBeLessThanOrEqual(unmoved);
  }
});

test('a translation that is hidden moves nothing', async ({ stage: { page, translate, open } }) => {
  await open();
  await turnWheel(page, -2_000);
  const row = await untranslated(page, ({ top }) => top > 100);
  const element = rowOf(page, row?.key ?? '');
  await translate(row?.key ?? '');
  await expect(element).toContainText('This translation came late');
  await stillList(page);
  const top = (await placesOf(page)).find(({ key }) => key === row?.key)?.top ?? 0;
  await turnWheel(page, Math.round(top) + 24);
  const stop = await watchPlace(page, 'first row');
  await element.getByRole('button', { name: 'Show original' }).click();
  await expect(element).not.toContainText('This translation came late');
  expect(await stop()).toBeLessThanOrEqual(unmoved);
  await element.getByRole('button', { name: 'Show translation' }).click();
});

test('translations that arrive while reading up move nothing', async ({ stage }) => {
  const { page, translate, open } = stage;
  await open();
  await turnWheel(page, -1_200);
  const read = (await placesOf(page)).find(({ top }) => top > 0);
  for (let turn = 0; turn < 6; turn += 1) {
    const above = await untranslated(page, ({ bottom }) => bottom < -8);
    if (above && turn % 2 === 0) await translate(above.key);
    await turnWheel(page, -50);
    if (above && turn % 2 === 0) {
      await expect(rowOf(page, above.key)).toContainText('This translation came late');
    }
  }
  const now = (await placesOf(page)).find(({ key }) => key === read?.key);
  expect(Math.abs((now?.top ?? 0) - (read?.top ?? 0) - 300)).toBeLessThanOrEqual(1);
});

test('rows that are no whole pixels high move nothing, and do not add up', async ({ stage }) => {
  const { page, translate, open } = stage;
  const screen = await page.context().newCDPSession(page);
  await screen.send('Emulation.setDeviceMetricsOverride', {
    width: 1440,
    height: 900,
    deviceScaleFactor: 1.25,
    mobile: false,
  });
  await open();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '14px';
  });
  await turnWheel(page, -2_400);
  const read = (await placesOf(page)).find(({ top }) => top > 0);
  for (let turn = 0; turn < 6; turn += 1) {
    const above = await untranslated(page, ({ bottom }) => bottom < -8);
    if (above) await translate(above.key);
    // Fifty device pixels.
    await turnWheel(page, -40);
    if (above) await expect(rowOf(page, above.key)).toContainText('This translation came late');
  }
  const now = (await placesOf(page)).find(({ key }) => key === read?.key);
  expect(Math.abs((now?.top ?? 0) - (read?.top ?? 0) - 240)).toBeLessThanOrEqual(1);
  await screen.send('Emulation.clearDeviceMetricsOverride');
  await screen.detach();
});

test('rows that are no whole pixels high leave the newest where it stands', async ({ stage }) => {
  const { page, omar, topicId, open } = stage;
  const screen = await page.context().newCDPSession(page);
  const metrics = { width: 1440, height: 900, deviceScaleFactor: 1.125, mobile: false };
  await screen.send('Emulation.setDeviceMetricsOverride', metrics);
  await open();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '18px';
  });
  await stillList(page);
  const stop = await watchPlace(page, 'end');
  for (const text of ['ثلاثة', 'أربعة', 'خمسة']) {
    await omar.send(topicId, `قافلة ${text}`);
    await expect(messages(page).getByRole('article').last()).toContainText(text);
  }
  expect(await stop()).toBeLessThanOrEqual(unmoved);
  await screen.send('Emulation.clearDeviceMetricsOverride');
  await screen.detach();
});

test('a conversation that is opened shifts nothing that is seen', async ({ stage: { page, open } }) => {
  await open();
  await expect.poll(() => messages(page).getByRole('article').count()).toBeGreaterThan(15);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const feed = document.querySelector('[role="feed"]');
        let sum = 0;
        const observer = new PerformanceObserver((found) => {
          for (const entry of found.getEntries()) {
            const { value, sources } = entry as PerformanceEntry & {
              value: number;
              sources: { node: Node | null }[];
            };
            if (sources.some(({ node }) => node === feed)) sum += value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
  expect(shifts).toBe(0);
});

test('the beginning of a short conversation stands right above its first message', async ({ stage }) => {
  const { url, page, emma, open } = stage;
  const chloe = await openAccount(url, 'Chloé Tremblay');
  const { _id: topicId } = await emma.topicWith(chloe.id);
  await chloe.send(topicId, 'Bonjour Emma !');
  await open(topicId);
  const words = await page.getByText('This is the beginning of your conversation').boundingBox();
  const first = await messages(page).getByRole('article').first().boundingBox();
  const gap = (first?.y ?? Number.NaN) - (words?.y ?? 0) - (words?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(56);
});

test('the list stays at its end when messages arrive, the composer grows or the width changes', async ({
  stage,
}) => {
  const { page, omar, topicId, open } = stage;
  await open();
  const stop = await watchPlace(page, 'end');
  await omar.send(topicId, 'قافلة جديدة وصلت الآن من بعيد');
  await expect(messages(page).getByRole('article').last()).toContainText('جديدة');
  await composer(page).fill('one\ntwo\nthree\nfour');
  await page.setViewportSize({ width: 1024, height: 900 });
  await stillList(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await stop()).toBeLessThanOrEqual(unmoved);
  await composer(page).fill('');
});

test('a change of width moves nothing for a reader further up', async ({ stage: { page, open } }) => {
  await open();
  await turnWheel(page, -1_300);
  const stop = await watchPlace(page, 'first row');
  await page.setViewportSize({ width: 1000, height: 900 });
  await stillList(page);
  expect(await stop()).toBeLessThanOrEqual(unmoved);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a picture of unknown size moves nothing', async ({ stage: { url, page, omar, topicId, open } }) => {
  const [slot] = await omar.call<{ upload_url: string; download_url: string }[]>('POST', '/file/presigned', {
    file_names: ['caravan.png'],
    folder: 'upload',
  });
  const { buffer } = await drawPhoto(page);
  await fetch(new URL(slot?.upload_url ?? '', url), { method: 'PUT', body: new Uint8Array(buffer) });
  const attachments = [{ type: 'image', origin_url: slot?.download_url, name: 'caravan.png' }];
  await omar.send(topicId, '', { type: 'image', content: null, attachments });
  for (let line = 0; line < 12; line += 1) await omar.send(topicId, `القافلة ${line}`);

  // As a server answers that did not look into the picture.
  await page.route(/\/api\/chat\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"(width|height)":\d+/g, '"$1":null');
    await route.fulfill({ response, body });
  });
  // This file alone: the page is not loaded before avatars that it shows at once.
  const path = new URL(slot?.download_url ?? '', url).pathname;
  const files = await delayRequests(page, new RegExp(path));
  await open();
  const picture = messages(page).getByRole('button', { name: 'Open caravan.png' });
  await turnWheel(page, -200);
  const source = (await picture.locator('img').getAttribute('src')) ?? 'no source';
  await expect.poll(() => files.urls.some((url) => url.endsWith(source))).toBe(true);
  const stop = await watchPlace(page, 'first row');
  files.release();
  await expect
    .poll(() => picture.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await stop()).toBeLessThanOrEqual(unmoved);
  await files.end();
});

test('the keyboard moves the focus by rows', async ({ stage: { page, open } }) => {
  await open();
  const rows = messages(page).getByRole('article');
  await rows.last().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(-3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(-2)).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(page.locator('article:focus')).toBeInViewport();
  expect(await fromEnd(page)).toBeGreaterThan(300);
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(unmoved);
});

// The last one: a page whose clock was set keeps a clock of its own, and the list measures time too.
test('days are headed Today, Yesterday or MM/DD/YYYY', async ({ stage }) => {
  const { page, emma, open } = stage;
  const [marco] = (await emma.call<{ _id: string }[]>('GET', '/user?query=Marco')).filter(({ _id }) => _id);
  const topic = await emma.topicWith(marco?._id ?? '');
  const sent = await emma.send(topic._id, 'Good morning');
  // Midnight may be near.
  await page.clock.setFixedTime(Date.parse(sent.date));
  await open(topic._id);
  const before = await readHeadings(page);
  expect(before).toContain('Today');
  expect(before.length).toBeGreaterThan(1);
  for (const words of before) expect(words).toMatch(/^(Today|Yesterday|\d\d\/\d\d\/\d{4})$/);

  // A day later, what is today's now is yesterday's.
  await page.clock.setFixedTime(Date.parse(sent.date) + 24 * 60 * 60 * 1000);
  await open(topic._id);
  const after = await readHeadings(page);
  expect(after).toContain('Yesterday');
  expect(after).not.toContain('Today');
  await page.clock.setFixedTime(Date.now());
});
