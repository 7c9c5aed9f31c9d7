import {
  createTranscriptStore,
  TranscriptLines,
  TranscriptPanel,
  type TranscriptPort,
  TranscriptProvider,
  type TranscriptState,
} from '@franca/call-kit/transcript';
import { FrancaProvider } from '@franca/ui';
import { createRoot } from 'react-dom/client';
import { finishedLine, scriptEvents } from './scriptEvents.ts';

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Resolves at a moment of the page's clock. */
const at = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

/** Resolves after the frame that is being made was painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

const people = Array.from({ length: 5 }, (_, index) => ({
  userId: `person-${index}`,
  name: `Person ${index}`,
}));
const store = createTranscriptStore();
const state: TranscriptState = {
  kind: 'running',
  startedBy: 'person-0',
  startedAt: Date.now(),
  link: 'connected',
  speakers: people.map(({ userId }) => ({ userId, language: 'en', source: { kind: 'pending' } })),
};
const port: TranscriptPort = {
  store,
  getState: () => state,
  subscribe: () => () => undefined,
  start: () => undefined,
  stop: () => undefined,
  setRefused: () => undefined,
};

/** Milliseconds, and frames, from an event until its words are painted; beside a text that is set without a kit. */
export interface CaptionSamples {
  readonly franca: number[];
  readonly frames: number[];
  readonly bare: number[];
  /** Words that were shown as stable, and then were not. */
  readonly withdrawn: number;
}

/** Watches the stable words of every line that is on screen; answers how often some went away. */
function watchStableWords(): () => number {
  const before = new WeakMap<Element, string>();
  let withdrawn = 0;
  const look = (): void => {
    for (const line of document.querySelectorAll('[data-fr-part=transcript-line]')) {
      const words = line.querySelector('[data-role]');
      if (!words) continue;
      const now = [...words.childNodes]
        .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
        .map((node) => node.textContent)
        .join('');
      if (!now.startsWith(before.get(line) ?? '')) withdrawn += 1;
      before.set(line, now);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(find('#transcript'), { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    return withdrawn;
  };
}

/** What people say, from the first event of the page to the last. */
const next = scriptEvents();

const bench = {
  /** Shows a transcript with so many lines: its history, and the lines over the pictures. */
  open: async (lines: number): Promise<void> => {
    const begin = Date.now() - lines * 1000;
    for (let index = 0; index < lines; index += 1) store.apply(...finishedLine(index, begin + index * 1000));
    createRoot(find('#transcript')).render(
      <FrancaProvider locale="en">
        <TranscriptProvider port={port} viewerId="person-0" language="es" people={people}>
          <TranscriptLines />
          <TranscriptPanel onClose={() => undefined} />
        </TranscriptProvider>
      </FrancaProvider>,
    );
    for (let frames = 0; !document.querySelector('[data-fr-part=transcript-line]'); frames += 1) {
      if (frames > 600) throw new Error(`No line was shown: ${document.body.innerHTML.slice(0, 500)}`);
      await frame();
    }
  },
  /** Lets people speak for some seconds. */
  speak: async (seconds: number, perSecond: number): Promise<CaptionSamples> => {
    const bare = find('#bare');
    const samples = { franca: [] as number[], frames: [] as number[], bare: [] as number[] };
    const withdrawn = watchStableWords();
    /** Sets something and waits until it is painted. */
    const time = async (set: () => void, isShown: () => boolean) => {
      const began = performance.now();
      set();
      let frames = 0;
      do {
        await frame();
        frames += 1;
        if (frames > 300) throw new Error(`Waited in vain for words in ${find('#transcript').textContent}.`);
      } while (!isShown());
      await painted();
      return { took: performance.now() - began, frames };
    };
    const begin = performance.now();
    for (let turn = 0; turn < seconds * perSecond; turn += 1) {
      // Not in step with the frames, and neither is the other text: right after a frame it would wait for the whole next one.
      const due = begin + (turn * 1000) / perSecond + ((turn * 7) % 16);
      await at(due);
      const { event, mark } = next();
      const { took, frames } = await time(
        () => store.apply(event),
        () => find('[data-fr-part=transcript-lines]').textContent?.includes(mark) ?? false,
      );
      samples.franca.push(took);
      samples.frames.push(frames);
      await at(due + 500 / perSecond);
      const alone = await time(
        () => {
          bare.textContent = `${mark} alone`;
        },
        () => bare.textContent === `${mark} alone`,
      );
      samples.bare.push(alone.took);
    }
    return { ...samples, withdrawn: withdrawn() };
  },
};

/** The page's side of the benchmark, as the other side knows it. */
export type CaptionBench = typeof bench;

Object.assign(window, { bench });
