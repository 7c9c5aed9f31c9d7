import { type Browser, chromium, type Page } from 'playwright';
import type { OpenAiService } from '../../apps/server/test/startOpenAi.ts';
import { launchOptions } from '../../tools/browser/launchOptions.ts';

/** Where it is measured. */
export interface PixelOptions {
  /** Address of the server. */
  readonly url: string;
  /** Who asks. */
  readonly person: { readonly id: string; readonly token: string };
  /** The engine. */
  readonly service: OpenAiService;
  /** How often is asked. */
  readonly questions: number;
}

/** A picture of the page, and when the browser painted it, in milliseconds since 1970. */
interface Picture {
  readonly data: string;
  readonly at: number;
}

/** Words that are seen from far: full blocks, which no other part of the page has. */
const words = '█'.repeat(24);
/** More dark pixels than anything else on the page adds at once. */
const manyPixels = 1_500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Records what is painted; the result gives the pictures since the last time. */
async function record(page: Page): Promise<() => Picture[]> {
  const session = await page.context().newCDPSession(page);
  let pictures: Picture[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ data, at: metadata.timestamp ? metadata.timestamp * 1000 : Date.now() });
    // The page may be gone by then; the picture exists.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png' });
  return () => {
    const taken = pictures;
    pictures = [];
    return taken;
  };
}

/** Runs in a page of its own: how many pixels of each picture are nearly black. */
async function darkPixels(pictures: string[]): Promise<number[]> {
  const counts: number[] = [];
  const canvas = document.createElement('canvas');
  for (const picture of pictures) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('A canvas gives no 2D context, so the pictures cannot be read.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (Math.max(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255) < 90) count += 1;
    counts.push(count);
  }
  return counts;
}

/** When the words were painted first after the engine had sent them, in milliseconds since it did. */
async function firstPainted(browser: Browser, pictures: readonly Picture[], sentAt: number): Promise<number> {
  const reader = await browser.newPage();
  try {
    const counts = await reader.evaluate(
      darkPixels,
      pictures.map(({ data }) => data),
    );
    const before = counts[pictures.findLastIndex(({ at }) => at < sentAt)];
    if (before === undefined) throw new Error('Nothing was painted before the first word.');
    const shown = pictures.find(
      ({ at }, index) => at >= sentAt && (counts[index] ?? 0) > before + manyPixels,
    );
    if (!shown) throw new Error('The first word was not seen in any picture.');
    return shown.at - sentAt;
  } finally {
    await reader.close();
  }
}

/** Milliseconds from the engine's first word to the picture of the page that has it, each time in a new conversation. */
export async function measurePixels({ url, person, service, questions }: PixelOptions): Promise<number[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
    await page.addInitScript(({ id, token }) => {
      localStorage.setItem('sessionToken', token);
      localStorage.setItem('userId', id);
      localStorage.setItem('preferences', JSON.stringify({ language: 'en' }));
    }, person);
    await page.goto(`${url}/chat?area=smartTalk`);
    const field = page.getByRole('textbox', { name: 'Ask SmartTalk' });
    await field.waitFor();
    const taken = await record(page);
    const times: number[] = [];
    for (let question = 0; question < questions; question += 1) {
      await page.getByRole('button', { name: 'New Chat', exact: true }).click();
      await page.getByRole('region', { name: 'Examples' }).waitFor();
      let goOn = (): void => undefined;
      const isAsked = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      let sentAt = 0;
      service.answerWith(async (reply) => {
        // The question and the spinner are painted, at another moment between two frames each time.
        await isAsked;
        await pause(120 + Math.random() * 50);
        sentAt = Date.now();
        reply.text(`${words} `);
        await pause(400);
        reply.finish();
      });
      await field.fill(`Question ${question}`);
      await field.press('Enter');
      const feed = page.getByRole('feed');
      await feed.getByText(`Question ${question}`).waitFor();
      taken();
      goOn();
      await page.getByRole('button', { name: 'Regenerate Response' }).waitFor();
      times.push(await firstPainted(browser, taken(), sentAt));
    }
    return times;
  } finally {
    await browser.close();
  }
}
