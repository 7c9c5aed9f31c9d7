import './page.css';
import type { ScreenModule } from './Screen.ts';
import { pastAnswer, tokensOf } from './texts.ts';

const screens = import.meta.glob<ScreenModule>('./screens/*.{ts,tsx}');
const query = new URLSearchParams(location.search);
const name = query.get('screen');
const load = screens[`./screens/${name}.tsx`] ?? screens[`./screens/${name}.ts`];
if (!load) throw new Error(`There is no screen named ${name}.`);
const { createScreen } = await load();

const frame = document.getElementById('frame') as HTMLElement;
const screen = createScreen(frame);
const history = Array.from({ length: Number(query.get('history')) }, (_, index) => ({
  isAnswer: index % 2 === 1,
  text: index % 2 === 1 ? pastAnswer(index) : `Question ${index}`,
}));
await screen.show(history);
await document.fonts.ready;

/** What the benchmark calls from outside the page. */
const bench = {
  /** Writes an answer at an even pace; returns the intervals between frames meanwhile, in milliseconds. */
  write: async (count: number, perSecond: number): Promise<number[]> => {
    const tokens = tokensOf(count);
    const intervals: number[] = [];
    let last = performance.now();
    const started = last;
    let written = 0;
    // Tokens come as tasks of their own, as they do from a network.
    const timer = setInterval(() => {
      const due = Math.min(count, Math.floor(((performance.now() - started) * perSecond) / 1000));
      for (; written < due; written += 1) screen.write(tokens[written] ?? '');
      if (written === count) clearInterval(timer);
    }, 1000 / perSecond);
    while (written < count) {
      const now = await new Promise<number>(requestAnimationFrame);
      intervals.push(now - last);
      last = now;
    }
    return intervals;
  },
  /** How many characters of the answer are shown. */
  shown: (): number => frame.textContent.length,
};

declare global {
  interface Window {
    answerBench: typeof bench;
  }
}
window.answerBench = bench;
