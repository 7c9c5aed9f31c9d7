import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Conversation } from '../Conversation/Conversation.tsx';
import { createDemoPort, type DemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { anchorOf, fromEnd, paintedFrame, topOf, worstPainted } from '../testing/paintedOffsets.ts';

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

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  const feed = await within(canvasElement).findByRole('feed');
  const scroller = feed.parentElement?.parentElement;
  if (!scroller) throw new Error('The feed must stand in a scrolling element.');
  await document.fonts.ready;
  await waitFor(() => expect(within(scroller).getAllByRole('article').length).toBeGreaterThan(5));
  await settle(scroller);
  return scroller;
}

/** Waits until older pages stop coming and the rows stand still. */
async function settle(scroller: HTMLElement): Promise<void> {
  for (let still = 0, before = ''; still < 6; ) {
    await paintedFrame();
    const now = `${scroller.scrollHeight}/${scroller.scrollTop}`;
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Moves the list as a wheel does: the event first, then the position. */
function turnWheel(scroller: HTMLElement, top: number): void {
  scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: top - scroller.scrollTop }));
  scroller.scrollTop = top;
}

async function readerScrolls(scroller: HTMLElement, top: number): Promise<void> {
  turnWheel(scroller, top);
  await settle(scroller);
}

/** Ids of messages by the other side with their place, top to bottom. */
function translatable(scroller: HTMLElement): { key: string; top: number; bottom: number }[] {
  const edge = scroller.getBoundingClientRect().top;
  return [...scroller.querySelectorAll<HTMLElement>('[data-key^="lucia"]')].map((row) => {
    const box = row.getBoundingClientRect();
    return { key: row.dataset.key ?? '', top: box.top - edge, bottom: box.bottom - edge };
  });
}

async function twoFrames(): Promise<void> {
  await paintedFrame();
  await paintedFrame();
}

/** Older pages arrive while the reader is at the very top, or just under it. */
export const OlderPages: Story = {
  loaders: [() => ({ port: createDemoPort({ count: 400, pause: twoFrames }) })],
  play: async ({ canvasElement, step }) => {
    const scroller = await open(canvasElement);
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
          await settle(scroller);
        });
      }
    }
  },
};

/** Translations arrive in rows above, on the edge and below what is being read. */
export const LateTranslations: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const { port } = loaded as Args;
    const scroller = await open(canvasElement);
    await readerScrolls(scroller, scroller.scrollHeight - 2_200);

    const cases = {
      'above the viewport': () => translatable(scroller).findLast((row) => row.bottom < 0),
      'on its upper edge': () => translatable(scroller).find((row) => row.top < -8 && row.bottom > 8),
      'inside it, below the held row': () =>
        translatable(scroller).find((row) => row.top > 120 && row.bottom < scroller.clientHeight),
    };
    for (const [place, find] of Object.entries(cases)) {
      await step(`a translation ${place} moves nothing`, async () => {
        // Wheels until such a row lies there.
        for (let tries = 0; !find() && tries < 60; tries += 1)
          await readerScrolls(scroller, scroller.scrollTop - 17);
        const row = find();
        if (!row) throw new Error(`No translatable row lies ${place}.`);
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
  play: async ({ canvasElement, loaded, step }) => {
    const { port } = loaded as Args;
    const scroller = await open(canvasElement);
    await step('late translations do not push the newest message off the end', async () => {
      for (const row of translatable(scroller).slice(-8)) {
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
    await step('the reader who scrolls up stays where he is when messages arrive', async () => {
      await readerScrolls(scroller, scroller.scrollTop - 300);
      const { key } = anchorOf(scroller);
      const worst = worstPainted(8, () => topOf(scroller, key));
      await port.sendMessage({
        chatId: 'lucia-new',
        topicId: 'demo',
        text: 'new',
        writtenAt: Date.now(),
        replyTo: null,
      });
      expect(await worst).toBeLessThanOrEqual(0.5);
      const button = await within(canvasElement).findByRole('button', { name: /newest message|new message/ });
      await userEvent.click(button);
      await waitFor(() => expect(fromEnd(scroller)).toBeLessThanOrEqual(0.5));
    });
  },
};

/** The window becomes narrower and every row wraps anew. */
export const NarrowerWindow: Story = {
  play: async ({ canvasElement, step }) => {
    const scroller = await open(canvasElement);
    const frame = canvasElement.querySelector<HTMLElement>('div');
    if (!frame) throw new Error('The story must have a frame.');
    await step('pinned: the newest message stays at the end', async () => {
      const worst = worstPainted(8, () => fromEnd(scroller));
      frame.style.inlineSize = '500px';
      expect(await worst).toBeLessThanOrEqual(0.5);
    });
    frame.style.inlineSize = '';
    await settle(scroller);
    await step('scrolled up: the row that is read stays where it is', async () => {
      await readerScrolls(scroller, scroller.scrollHeight - 2_000);
      const { key } = anchorOf(scroller);
      const worst = worstPainted(8, () => topOf(scroller, key));
      frame.style.inlineSize = '500px';
      expect(await worst).toBeLessThanOrEqual(0.5);
    });
  },
};

/** Reading up while translations keep arriving above: the list moves by what the reader scrolls, and no more. */
export const ReadingUp: Story = {
  play: async ({ canvasElement, loaded }) => {
    const { port } = loaded as Args;
    const scroller = await open(canvasElement);
    await readerScrolls(scroller, scroller.scrollHeight - 2_000);
    let worst = 0;
    for (let round = 0; round < 60; round += 1) {
      const { key, top } = anchorOf(scroller);
      turnWheel(scroller, scroller.scrollTop - 40);
      if (round % 3 === 0) {
        const above = translatable(scroller).findLast((row) => row.bottom < -8);
        if (above) translate(port, above.key, `${long} ${round}`);
      }
      await paintedFrame();
      worst = Math.max(worst, Math.abs(topOf(scroller, key) - top - 40));
    }
    expect(worst).toBeLessThanOrEqual(1);
  },
};

/** A quoted message far up is found, loaded and marked. */
export const JumpToQuoted: Story = {
  loaders: [
    () => ({
      port: createDemoPort({
        count: 200,
        change: (message) => {
          if (message.seq !== 200) return message;
          const translation = { kind: 'none' } as const;
          const quoted = {
            chatId: 'lucia-60',
            kind: 'message',
            text: 'Far up',
            language: 'es',
            translation,
          } as const;
          return { ...message, replyTo: { ...quoted, authorName: 'Lucía' } };
        },
      }),
    }),
  ],
  play: async ({ canvasElement }) => {
    const scroller = await open(canvasElement);
    await userEvent.click(within(scroller).getByRole('button', { name: /Far up/ }));
    await waitFor(() => {
      const top = topOf(scroller, 'lucia-60');
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(scroller.clientHeight);
    });
  },
};
