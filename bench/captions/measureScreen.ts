import { chromium } from 'playwright';
import { launchOptions } from '../../tools/browser/launchOptions.ts';
import { servePage } from '../support/servePage.ts';
import type { CaptionBench, CaptionSamples } from './page/main.tsx';

/** Shows a transcript of 10,000 lines and lets five people speak at once: 20 events a second. */
export async function measureScreen(seconds: number): Promise<CaptionSamples> {
  const { url, close } = await servePage('captions');
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    return await page.evaluate(async (time) => {
      const { bench } = window as unknown as { bench: CaptionBench };
      await bench.open(10_000);
      await bench.speak(2, 20);
      return bench.speak(time, 20);
    }, seconds);
  } finally {
    await browser.close();
    await close();
  }
}
