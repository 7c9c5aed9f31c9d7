import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { Conversation } from '../Conversation/Conversation.tsx';
import { createDemoPort, type DemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPicture } from '../testing/demoMedia.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { documented } from '../testing/documented.ts';
import {
  openList,
  rowsOfOther,
  scrollTo,
  scrollUntil,
  turnWheel,
  waitUntilStill,
} from '../testing/listSteps.ts';
import { anchorOf, fromEnd, paintedFrame, topOf, worstPainted } from '../testing/paintedOffsets.ts';
import { receive } from '../testing/receive.ts';
import { MessageList } from './MessageList.tsx';

interface Args {
  port: DemoPort;
}

const long = 'This sentence came late and it is much longer than the one it takes the place of. '
  .repeat(3)
  .trim();

function translate(port: DemoPort, chatId: string, text = long): void {
  const translation = { kind: 'done', text, source: 'es', target: 'en', engine: null } as const;
  port.emit({ kind: 'translation', seq: port.nextSeq(), chatId, language: 'en', translation });
}

const newPort = (): DemoPort => createDemoPort({ count: 400, translation: 'queued' });

const meta: Meta<Args> = {
  title: 'Chat/MessageList',
  component: documented(MessageList),
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => (
    <div style={{ blockSize: 600 }}>
      <DemoChat port={(loaded as Args).port}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </DemoChat>
    </div>
  ),
  loaders: [() => ({ port: newPort() })],
};

export default meta;
type Story = StoryObj<Args>;

async function twoFrames(): Promise<void> {
  await paintedFrame();
  await paintedFrame();
}

/** Holds a page of history back until it is opened. */
interface Gate {
  open: (() => void) | null;
  pause: () => Promise<void>;
}

/** Older pages arrive while the reader is at the very top, or just under it. */
export const OlderPages: Story = {
  name: 'older pages of 20 load at the top without moving what is read',
  loaders: [
    () => {
      const gate: Gate = { open: null, pause: twoFrames };
      return { gate, port: createDemoPort({ count: 400, pause: () => gate.pause() }) };
    },
  ],
  play: async ({ canvasElement, loaded, step }) => {
    const { gate } = loaded as { gate: Gate };
    const scroller = await openList(canvasElement);
    for (const top of [0, 120]) {
      for (let round = 0; round < 3; round += 1) {
        await step(`a page added at ${top} px from the top moves nothing`, async () => {
          const height = scroller.scrollHeight;
          turnWheel(scroller, top);
          // The rows up here are rendered now; the page comes two frames later.
          await paintedFrame();
          const { key } = anchorOf(scroller);
          expect(await worstPainted(16, () => topOf(scroller, key))).toBeLessThanOrEqual(0.5);
          expect(scroller.scrollHeight).toBeGreaterThan(height);
          await waitUntilStill(scroller);
        });
      }
    }
    await step('what the reader scrolls in the moment in which a page comes is kept', async () => {
      gate.pause = () => new Promise<void>((open) => Object.assign(gate, { open }));
      turnWheel(scroller, 200);
      await waitFor(() => expect(gate.open).not.toBeNull());
      const height = scroller.scrollHeight;
      const { key } = anchorOf(scroller);
      // The page is loaded before the scroll event is.
      gate.open?.();
      turnWheel(scroller, scroller.scrollTop - 40);
      expect(await worstPainted(16, () => topOf(scroller, key))).toBeLessThanOrEqual(0.5);
      expect(scroller.scrollHeight).toBeGreaterThan(height);
      gate.pause = twoFrames;
    });
  },
};

/** Translations arrive in rows above, on the edge and below what is being read. */
export const LateTranslations: Story = {
  name: 'a late translation above, inside or at the top edge moves nothing',
  play: async ({ canvasElement, loaded, step }) => {
    const { port } = loaded as Args;
    const scroller = await openList(canvasElement);
    await scrollTo(scroller, scroller.scrollHeight - 2_200);

    const cases = {
      'above the viewport': () => rowsOfOther(scroller).findLast((row) => row.bottom < 0),
      'on its upper edge': () => rowsOfOther(scroller).find((row) => row.top < -8 && row.bottom > 8),
      'inside it, below the held row': () =>
        rowsOfOther(scroller).find((row) => row.top > 120 && row.bottom < scroller.clientHeight),
    };
    for (const [place, find] of Object.entries(cases)) {
      await step(`a translation ${place} moves nothing`, async () => {
        const row = await scrollUntil(scroller, find);
        const { key } = anchorOf(scroller);
        const height = scroller.scrollHeight;
        const worst = worstPainted(12, () => topOf(scroller, key));
        translate(port, row.key);
        expect(await worst).toBeLessThanOrEqual(0.5);
        expect(scroller.scrollHeight).toBeGreaterThan(height);
      });
    }
  },
};

/** Everything on the screen grows while the list is at its end. */
export const PinnedToTheEnd: Story = {
  name: 'the list stays at its end when messages arrive, the composer grows or the width changes',
  play: async ({ canvasElement, loaded, step }) => {
    const { port } = loaded as Args;
    const scroller = await openList(canvasElement);
    await step('late translations do not push the newest message off the end', async () => {
      for (const row of rowsOfOther(scroller).slice(-8)) {
        const height = scroller.scrollHeight;
        const worst = worstPainted(6, () => fromEnd(scroller));
        translate(port, row.key);
        expect(await worst).toBeLessThanOrEqual(0.5);
        expect(scroller.scrollHeight).toBeGreaterThan(height);
      }
    });
    await step('a composer that grows does not either', async () => {
      const viewport = scroller.clientHeight;
      const input = within(canvasElement).getByLabelText('Write a message');
      const worst = worstPainted(8, () => fromEnd(scroller));
      fireEvent.change(input, { target: { value: 'one\ntwo\nthree' } });
      expect(await worst).toBeLessThanOrEqual(0.5);
      expect(scroller.clientHeight).toBeLessThan(viewport);
    });
    await step('messages that arrive do not either', async () => {
      for (let count = 0; count < 3; count += 1) {
        const worst = worstPainted(6, () => fromEnd(scroller));
        receive(port, `Message ${count} that has just come.`);
        expect(await worst).toBeLessThanOrEqual(0.5);
      }
    });
    await step('nor does another width', async () => {
      const frame = canvasElement.querySelector<HTMLElement>('div');
      if (!frame) throw new Error('The story must have a frame.');
      const worst = worstPainted(8, () => fromEnd(scroller));
      frame.style.inlineSize = '420px';
      expect(await worst).toBeLessThanOrEqual(0.5);
    });
  },
};

/** The window becomes narrower and every row wraps anew. */
export const NarrowerWindow: Story = {
  name: 'a change of width moves nothing for a reader further up',
  play: async ({ canvasElement, step }) => {
    const scroller = await openList(canvasElement);
    const frame = canvasElement.querySelector<HTMLElement>('div');
    if (!frame) throw new Error('The story must have a frame.');
    await step('scrolled up: the row that is read stays where it is', async () => {
      await scrollTo(scroller, scroller.scrollHeight - 2_000);
      const { key } = anchorOf(scroller);
      const worst = worstPainted(8, () => topOf(scroller, key));
      frame.style.inlineSize = '500px';
      expect(await worst).toBeLessThanOrEqual(0.5);
    });
  },
};

/** Reading up while translations keep arriving above: the list moves by what the reader scrolls, and no more. */
export const ReadingUp: Story = {
  name: 'translations that arrive while reading up move nothing',
  play: async ({ canvasElement, loaded }) => {
    const { port } = loaded as Args;
    const scroller = await openList(canvasElement);
    await scrollTo(scroller, scroller.scrollHeight - 2_000);
    let worst = 0;
    for (let round = 0; round < 60; round += 1) {
      const { key, top } = anchorOf(scroller);
      turnWheel(scroller, scroller.scrollTop - 40);
      if (round % 3 === 0) {
        const above = rowsOfOther(scroller).findLast((row) => row.bottom < -8);
        if (above) translate(port, above.key, `${long} ${round}`);
      }
      await paintedFrame();
      worst = Math.max(worst, Math.abs(topOf(scroller, key) - top - 40));
    }
    expect(worst).toBeLessThanOrEqual(1);
  },
};

/** The reader hides a translation that is longer than its original, in the row that crosses the upper edge. */
export const HiddenTranslation: Story = {
  name: 'a translation that is hidden moves nothing',
  loaders: [
    () => ({
      port: createDemoPort({
        count: 200,
        change: (message) =>
          message.translation.kind === 'done'
            ? { ...message, translation: { ...message.translation, text: long } }
            : message,
      }),
    }),
  ],
  play: async ({ canvasElement }) => {
    const scroller = await openList(canvasElement);
    await scrollTo(scroller, scroller.scrollHeight - 2_200);
    const row = await scrollUntil(scroller, () =>
      rowsOfOther(scroller).find(({ top, bottom }) => top < -8 && bottom > 40),
    );
    const element = scroller.querySelector<HTMLElement>(`[data-key="${row.key}"]`);
    if (!element) throw new Error('The row must be rendered.');
    const { key } = anchorOf(scroller);
    const height = scroller.scrollHeight;
    const worst = worstPainted(12, () => topOf(scroller, key));
    within(element).getByRole('button', { name: 'Show original' }).click();
    expect(await worst).toBeLessThanOrEqual(0.5);
    expect(scroller.scrollHeight).toBeLessThan(height);
  },
};

/** Pictures of which nobody said how large they are: each has a frame before it is loaded. */
export const UnknownPictures: Story = {
  name: 'a picture of unknown size moves nothing',
  loaders: [
    () => ({
      port: createDemoPort({
        count: 120,
        change: (message) => {
          if (message.seq % 4 !== 0) return message;
          const [width, height] = message.seq % 8 === 0 ? [300, 900] : [900, 300];
          const source = demoPicture(message.seq * 7, width, height);
          const id = `picture-${message.seq}`;
          const attachments = [{ id, type: 'image', source, name: `${id}.svg` }] as const;
          return {
            ...message,
            text: '',
            translation: { kind: 'none' },
            content: { kind: 'image', attachments },
          };
        },
      }),
    }),
  ],
  play: async ({ canvasElement }) => {
    const scroller = await openList(canvasElement);
    for (let round = 0; round < 8; round += 1) {
      const { key, top } = anchorOf(scroller);
      const from = scroller.scrollTop;
      turnWheel(scroller, from - 160);
      await paintedFrame();
      // Pictures that were mounted just now arrive in these frames.
      expect(await worstPainted(6, () => topOf(scroller, key))).toBeLessThanOrEqual(0.5);
      expect(Math.abs(topOf(scroller, key) - top - 160)).toBeLessThanOrEqual(0.5);
    }
    const [picture] = scroller.querySelectorAll('img');
    expect(picture?.naturalWidth).toBeGreaterThan(0);
  },
};

/** Few messages stand at the end of the list, and the words about the beginning stand with them. */
export const ShortConversation: Story = {
  name: 'the beginning of a short conversation stands right above its first message',
  loaders: [() => ({ port: createDemoPort({ count: 4 }) })],
  play: async ({ canvasElement }) => {
    await openList(canvasElement);
    const words = await within(canvasElement).findByText('This is the beginning of your conversation');
    const [first] = within(canvasElement).getAllByRole('article');
    const gap = (first?.getBoundingClientRect().top ?? Number.NaN) - words.getBoundingClientRect().bottom;
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(56);
  },
};

/** Reads up with translations that arrive above; returns the greatest move of a painted frame, and what all of them add up to. */
async function readUp(scroller: HTMLElement, port: DemoPort, rounds: number) {
  const step = 40;
  let worst = 0;
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { key, top } = anchorOf(scroller);
    const from = scroller.scrollTop;
    turnWheel(scroller, from - step);
    const above = rowsOfOther(scroller).findLast((row) => row.bottom < -8);
    if (above) translate(port, above.key, `${long} ${round}`);
    await paintedFrame();
    const moved = topOf(scroller, key) - top - step;
    worst = Math.max(worst, Math.abs(moved));
    sum += moved;
  }
  return { worst, sum: Math.abs(sum) };
}

/** Sizes of the page's text at which rows are no whole pixels high. */
const oddSizes = ['14px', '18px', '17.3px'];

/** A scroll position is a whole number of device pixels, and the heights of rows are not. */
export const FractionalRows: Story = {
  name: 'rows that are no whole pixels high move nothing, and do not add up',
  beforeEach: () => () => {
    document.documentElement.style.fontSize = '';
  },
  play: async ({ canvasElement, loaded, step }) => {
    const { port } = loaded as Args;
    const scroller = await openList(canvasElement);
    for (const size of oddSizes) {
      await step(`at ${size}`, async () => {
        document.documentElement.style.fontSize = size;
        await scrollTo(scroller, scroller.scrollHeight - 2_000);
        const { worst, sum } = await readUp(scroller, port, 40);
        expect(worst).toBeLessThanOrEqual(0.5);
        expect(sum).toBeLessThanOrEqual(1);
      });
    }
  },
};

/** The end of a list is a whole number of device pixels, and the heights of its rows are not. */
export const FractionalEnd: Story = {
  name: 'rows that are no whole pixels high leave the newest where it stands',
  beforeEach: () => () => {
    document.documentElement.style.fontSize = '';
  },
  play: async ({ canvasElement, loaded, step }) => {
    const { port } = loaded as Args;
    const scroller = await openList(canvasElement);
    const newest = () =>
      scroller.querySelector('article:last-of-type')?.getBoundingClientRect().bottom ?? Number.NaN;
    for (const size of oddSizes) {
      await step(`at ${size}`, async () => {
        document.documentElement.style.fontSize = size;
        await waitUntilStill(scroller);
        for (const row of rowsOfOther(scroller).filter(({ bottom }) => bottom > 0)) {
          translate(port, row.key, `${long} ${size}`);
          // What is left is what layouts are rounded to; the end alone would be up to a pixel.
          expect(await worstPainted(3, newest)).toBeLessThanOrEqual(1 / 16);
        }
      });
    }
  },
};

/** What the browser counts as shifts of the layout in the list, all of them together; see https://web.dev/articles/cls. */
async function shiftOf(list: HTMLElement): Promise<number> {
  let sum = 0;
  const observer = new PerformanceObserver((found) => {
    for (const entry of found.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      if (sources.some(({ node }) => list.contains(node))) sum += value;
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  await paintedFrame();
  await paintedFrame();
  observer.disconnect();
  return sum;
}

/** The rows beyond the viewport are rendered after those in it were painted. */
export const OpenedWithoutShift: Story = {
  name: 'a conversation that is opened shifts nothing that is seen',
  loaders: [() => ({ port: createDemoPort({ count: 400 }) })],
  play: async ({ canvasElement }) => {
    const scroller = await openList(canvasElement);
    await waitFor(() => expect(scroller.querySelectorAll('article').length).toBeGreaterThan(15));
    expect(await shiftOf(scroller)).toBe(0);
  },
};
