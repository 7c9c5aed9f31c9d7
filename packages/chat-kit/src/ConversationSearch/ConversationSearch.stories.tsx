import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Conversation } from '../Conversation/Conversation.tsx';
import type { ConversationHandle } from '../Conversation/ConversationProps.ts';
import { createDemoPort, type DemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { documented } from '../testing/documented.ts';
import { openList, waitUntilStill } from '../testing/listSteps.ts';
import { SearchBar } from './SearchBar.tsx';

interface Args {
  port: DemoPort;
}

const meta: Meta<Args> = {
  title: 'Chat/ConversationSearch',
  component: documented(SearchBar),
  parameters: { layout: 'fullscreen' },
  render: (_args, { loaded }) => (
    <div style={{ blockSize: 520, maxInlineSize: 640 }}>
      <DemoChat port={(loaded as Args).port}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </DemoChat>
    </div>
  ),
  loaders: [() => ({ port: createDemoPort({ count: 20 }) })],
};

export default meta;
type Story = StoryObj<Args>;

async function search(canvasElement: HTMLElement, button: string, words: string): Promise<HTMLElement> {
  await openList(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: button }));
  const field = await within(canvasElement).findByRole('searchbox');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, words);
  return field;
}

const english = 'Search in this conversation';
const openFound = fn();

/** Hits in both languages are marked; the one that is looked at stands out. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, english, 'market');
    await waitFor(() => expect(within(canvasElement).getByText(/^1 of/)).toBeVisible());
    await waitFor(() => expect(CSS.highlights.get('fr-found-now')?.size).toBe(1));
  },
};

/** The words stand in the text that is not shown: both are, as long as the hit is looked at. */
export const InTheOriginal: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    await search(canvasElement, english, 'estacion');
    await waitFor(() => expect(CSS.highlights.get('fr-found-now')?.size).toBe(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(CSS.highlights.has('fr-found-now')).toBe(false));
  },
};

const longWords = Array.from({ length: 60 }, (_, line) =>
  line === 45 ? 'Here stands a pomegranate' : `Line ${line + 1} of a long text`,
).join('\n');

/** A conversation in which the eighth message is long. */
const folded: Story['loaders'] = [
  () => ({
    port: createDemoPort({
      count: 20,
      change: (message) =>
        message.seq === 8 ? { ...message, text: longWords, translation: { kind: 'none' } } : message,
    }),
  }),
];

/** Whether the place that was found stands in the window of the list. */
function isFoundSeen(canvasElement: HTMLElement): boolean {
  const [range] = CSS.highlights.get('fr-found-now') ?? [];
  const list = canvasElement.querySelector('[data-fr-part="message-list"]');
  if (!(range instanceof Range) || !list) return false;
  const [place, view] = [range.getBoundingClientRect(), list.getBoundingClientRect()];
  return place.height > 0 && place.top >= view.top && place.bottom <= view.bottom;
}

/** The words lie in the part of a long text that is not shown: it is, and what was found stands in the window. */
export const InTheHiddenPart: Story = {
  tags: ['feature'],
  loaders: folded,
  play: async ({ canvasElement }) => {
    const field = await search(canvasElement, english, 'pomegranate');
    await waitFor(() => expect(isFoundSeen(canvasElement)).toBe(true));
    await expect(within(canvasElement).queryByRole('button', { name: 'Read more' })).toBeNull();
    await expect(field).toHaveFocus();
  },
};

function OpenedFromOutside({ port, words }: Args & { words?: string }) {
  const handle = useRef<ConversationHandle>(null);
  return (
    <div style={{ blockSize: 520, maxInlineSize: 640 }}>
      <button type="button" onClick={() => handle.current?.showMessage('lucia-8', { words })}>
        Go there
      </button>
      <DemoChat port={port}>
        <Conversation
          style={{ blockSize: 490 }}
          handleRef={handle}
          topic={demoTopic()}
          readingLanguage="en"
        />
      </DemoChat>
    </div>
  );
}

/** A result of the search over all conversations: the long text is shown whole, and what was searched for stands in the window, marked until the focus goes elsewhere. */
export const ResultInTheHiddenPart: Story = {
  tags: ['feature'],
  loaders: folded,
  render: (_args, { loaded }) => <OpenedFromOutside {...(loaded as Args)} words="granate pomegran" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openList(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go there' }));
    await waitFor(() => expect(isFoundSeen(canvasElement)).toBe(true));
    await expect(canvas.queryByRole('button', { name: 'Read more' })).toBeNull();
    await expect(canvasElement.querySelector('[data-key="lucia-8"]')).toHaveFocus();
    await userEvent.click(canvas.getByLabelText('Write a message'));
    await waitFor(() => expect(CSS.highlights.has('fr-found-now')).toBe(false));
  },
};

/** A starred, pinned or quoted message is shown from its beginning, which is what led to it; a long text stays folded. */
export const WithoutWords: Story = {
  tags: ['feature'],
  loaders: folded,
  render: (_args, { loaded }) => <OpenedFromOutside {...(loaded as Args)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await openList(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go there' }));
    const row = () => canvasElement.querySelector<HTMLElement>('[data-key="lucia-8"]');
    await waitFor(() => expect(row()).toHaveFocus());
    await waitUntilStill(list);
    const words = row()?.querySelector('[data-words]')?.getBoundingClientRect();
    await expect(words?.top).toBeGreaterThanOrEqual(list.getBoundingClientRect().top);
    await expect(words?.top).toBeLessThan(list.getBoundingClientRect().bottom);
    await expect(row()).toContainElement(canvas.getByRole('button', { name: 'Read more' }));
    await expect(CSS.highlights.has('fr-found-now')).toBe(false);
  },
};

/** A day is asked for beside the words. */
export const AskingForADay: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    await search(canvasElement, english, 'ye');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go to a date' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Date' })).toHaveFocus());
  },
};

/** Older pages are looked through, until the person stops it. */
export const LookingThroughOlder: Story = {
  tags: ['edge'],
  loaders: [
    () => {
      let pages = 0;
      const pause = () => {
        pages += 1;
        return pages === 1 ? Promise.resolve() : new Promise<void>(() => {});
      };
      return { port: createDemoPort({ count: 90, pause }) };
    },
  ],
  play: async ({ canvasElement }) => {
    await search(canvasElement, english, 'zeppelin');
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('20 messages looked through')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

/** A conversation of 60 messages, of which 20 are loaded, and a backend that searches them all. */
const searched = (options: Parameters<typeof createDemoPort>[0] = {}): Story['loaders'] => [
  () => ({
    port: createDemoPort({
      count: 60,
      onTopicSearch: 'work',
      change: (message) =>
        [8, 58].includes(message.seq)
          ? { ...message, text: `Quinces on the table, ${message.seq}`, translation: { kind: 'none' } }
          : message,
      ...options,
    }),
  }),
];

/** The backend finds what is not loaded; going there loads it, and nobody has to look through older pages for the count. */
export const InTheWholeConversation: Story = {
  tags: ['feature'],
  loaders: searched(),
  play: async ({ canvasElement }) => {
    const field = await search(canvasElement, english, 'quinc TABLE');
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('1 of 2')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('2 of 2')).toBeVisible());
    await waitFor(() => expect(isFoundSeen(canvasElement)).toBe(true));
    await expect(canvasElement.querySelector('[data-key="lucia-8"]')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('[data-key="lucia-8"]')).toHaveFocus());
  },
};

/** The way to a hit that is not loaded ends with its words. */
export const OtherWordsOnTheWay: Story = {
  tags: ['edge'],
  loaders: [
    () => {
      let pages = 0;
      const pause = () => {
        pages += 1;
        return pages === 1 ? Promise.resolve() : new Promise<void>(() => {});
      };
      return {
        port: createDemoPort({
          count: 60,
          pause,
          onTopicSearch: 'work',
          change: (message) =>
            message.seq === 8
              ? { ...message, text: 'Quinces on the table', translation: { kind: 'none' } }
              : message,
        }),
      };
    },
  ],
  play: async ({ canvasElement }) => {
    const field = await search(canvasElement, english, 'quinces');
    const canvas = within(canvasElement);
    await canvas.findByText('1 of 1');
    await canvas.findByRole('button', { name: 'Stop' });
    await userEvent.type(field, 'x');
    await canvas.findByText('Nothing found');
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};

const spoken =
  'We should bring a rhubarb cake, the one that your grandmother always made for the harbour festival';

/** The words stand in a file, such as a transcript: the line that contains them floats over the messages, and opens the file. */
export const InAFile: Story = {
  tags: ['feature'],
  loaders: searched({ fileLines: { 'lucia-56': spoken } }),
  render: (_args, { loaded }) => (
    <div style={{ blockSize: 520, maxInlineSize: 640 }}>
      <DemoChat port={(loaded as Args).port}>
        <Conversation topic={demoTopic()} readingLanguage="en" onOpenFound={openFound} />
      </DemoChat>
    </div>
  ),
  play: async ({ canvasElement }) => {
    openFound.mockClear();
    await search(canvasElement, english, 'rhubarb');
    const line = await within(canvasElement).findByRole('button', { name: `In a file: ${spoken}` });
    await expect(within(line).getByText('rhubarb')).toBeVisible();
    await userEvent.click(line);
    await expect(openFound).toHaveBeenCalledWith(expect.objectContaining({ chatId: 'lucia-56' }), 'rhubarb');
  },
};

/** Without a way to open the file the line is only shown; right to left, in a narrow column. */
export const InAFileRightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar', direction: 'rtl' },
  loaders: searched({ fileLines: { 'lucia-56': spoken } }),
  render: (_args, { loaded }) => (
    <div style={{ blockSize: 520, maxInlineSize: 280 }}>
      <DemoChat port={(loaded as Args).port}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </DemoChat>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'البحث في هذه المحادثة', 'rhubarb');
    await waitFor(() => expect(within(canvasElement).getByText('rhubarb')).toBeVisible());
    await expect(canvasElement.querySelector('button[data-fr-part="search-excerpt"]')).toBeNull();
  },
};

/** The backend does not answer: what is loaded is searched, and it says so. */
export const BackendAway: Story = {
  tags: ['edge'],
  loaders: searched({ onTopicSearch: 'fail' }),
  play: async ({ canvasElement }) => {
    await search(canvasElement, english, 'quince');
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByText('Only the messages that are loaded here could be searched.')).toBeVisible(),
    );
    await expect(canvas.getByText('1 of 1 so far')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The backend is being asked. */
export const Asking: Story = {
  tags: ['edge'],
  loaders: searched({ onTopicSearch: 'wait' }),
  play: async ({ canvasElement }) => {
    await search(canvasElement, english, 'zeppelin');
    await waitFor(() => expect(within(canvasElement).getByText('Searching messages')).toBeVisible());
  },
};

/** Nothing is there. */
export const NothingFound: Story = {
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    await search(canvasElement, english, 'zeppelin');
    await waitFor(() => expect(within(canvasElement).getByText('Nothing found')).toBeVisible());
  },
};

/** Right to left, in a narrow column. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar', direction: 'rtl' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'البحث في هذه المحادثة', 'صباح');
    await waitFor(() => expect(within(canvasElement).getByText(/^1 من/)).toBeVisible());
    // In the middle with both of its texts, not with the one that was shown before.
    const middleOf = (element: Element | null | undefined) => {
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return (top + bottom) / 2;
    };
    const row = () =>
      within(canvasElement)
        .getByText(/كيف حالك اليوم/)
        .closest('article');
    const list = canvasElement.querySelector('[role="feed"]')?.closest('[data-fr-part="message-list"]');
    await waitFor(() => expect(Math.abs(middleOf(row()) - middleOf(list))).toBeLessThan(4));
  },
};
