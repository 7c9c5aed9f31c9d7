import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { arabicTalk, arabicTalkLength } from '../testing/arabicTalk.ts';
import { createDemoPort, type DemoPort, type DemoPortOptions } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPeople } from '../testing/demoPeople.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { documented } from '../testing/documented.ts';
import { groupTalk, groupTalkLength } from '../testing/groupTalk.ts';
import { receive } from '../testing/receive.ts';
import { Conversation } from './Conversation.tsx';
import type { ConversationProps } from './ConversationProps.ts';

type Args = DemoPortOptions &
  Pick<ConversationProps, 'composerNotice' | 'translationOffer'> & {
    unreadCount?: number;
    isGroup?: boolean;
    reading?: string;
  };

const meta: Meta<Args> = {
  title: 'Chat/Conversation',
  component: documented(Conversation),
  parameters: { layout: 'fullscreen' },
  render: (args) => {
    const { unreadCount = 0, isGroup = false, reading = 'en', ...others } = args;
    const { composerNotice, translationOffer, ...options } = others;
    const topic = isGroup
      ? demoTopic({
          isGroup,
          title: 'Weekend trip',
          presence: 'unknown',
          members: Object.values(demoPeople),
          unreadCount,
        })
      : demoTopic({ unreadCount });
    return (
      <div style={{ blockSize: '100vh' }}>
        <DemoChat port={createDemoPort(options)}>
          <Conversation
            topic={topic}
            readingLanguage={reading}
            composerNotice={composerNotice}
            translationOffer={translationOffer}
          />
        </DemoChat>
      </div>
    );
  },
};

export default meta;
type Story = StoryObj<Args>;

/** A conversation in which every message of the other side is translated. */
export const Translated: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('a message goes out with Enter and the field is empty again', async () => {
      const input = await canvas.findByLabelText('Write a message');
      await userEvent.type(input, 'See you soon{Enter}');
      await waitFor(() => expect(canvas.getByText('See you soon')).toBeVisible());
      await expect(input).toHaveValue('');
    });
    await step('one click shows the original, and one brings the translation back', async () => {
      const [button] = (await canvas.findAllByRole('button', { name: 'Show original' })).slice(-1);
      if (!button) throw new Error('A translated message must offer its original.');
      await userEvent.click(button);
      const [back] = await canvas.findAllByRole('button', { name: 'Show translation' });
      if (!back) throw new Error('An original must offer its translation.');
      await userEvent.click(back);
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show translation' })).toBeNull());
    });
  },
};

/** Twelve messages came while the reader was away. */
export const Unread: Story = { args: { unreadCount: 4 } };

/** The translation is on its way: the original is there meanwhile. */
export const Translating: Story = { args: { count: 10, translation: 'queued' } };

/** The translation failed. */
export const TranslationFailed: Story = { args: { count: 10, translation: 'failed' } };

/** No engine knows the pair of languages. */
export const TranslationUnavailable: Story = { args: { count: 10, translation: 'unavailable' } };

const offer = { text: 'Translation is part of Premium', label: 'Try it free', onSelect: fn() };

/** No translation is included: each run says so once, with what the application offers. */
export const TranslationNotIncluded: Story = {
  args: { count: 10, translation: 'not-included', translationOffer: offer },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const runs = await canvas.findAllByText(offer.text);
    // Ten messages are runs of two, three, three and two, of which every second is the viewer's own.
    await expect(runs).toHaveLength(2);
    const [first] = canvas.getAllByRole('button', { name: offer.label });
    if (!first) throw new Error('The offer must have a button.');
    await userEvent.click(first);
    await expect(offer.onSelect).toHaveBeenCalled();
  },
};

/** Nothing can be written here: reading goes on, and the application says why. */
export const ReadOnly: Story = {
  args: { count: 10, isGroup: true, composerNotice: 'You can read this group, but not write in it.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('note')).toHaveTextContent('You can read this group');
    await expect(canvas.queryByLabelText('Write a message')).toBeNull();
  },
};

/** An own message gets other words: ArrowUp in the empty field, or the menu, puts them there. */
export const Editing: Story = {
  tags: ['feature'],
  args: { count: 12 },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const input = await canvas.findByLabelText('Write a message');
    await userEvent.type(input, 'The first words{Enter}');
    await waitFor(() => expect(canvas.getByText('The first words')).toBeVisible());
    await step('Escape leaves the message as it is', async () => {
      await userEvent.type(input, '{ArrowUp}');
      await waitFor(() => expect(input).toHaveValue('The first words'));
      await expect(await canvas.findByText('Editing message')).toBeVisible();
      await userEvent.type(input, ' and more{Escape}');
      await expect(input).toHaveValue('');
      await expect(canvas.queryByText('Editing message')).toBeNull();
    });
    await step('Enter changes it, and what was being written comes back', async () => {
      await userEvent.type(input, 'A draft');
      const row = canvas.getByText('The first words').closest('article');
      if (!row) throw new Error('A message must stand in a row.');
      await userEvent.hover(row);
      await userEvent.click(within(row).getByRole('button', { name: 'Message actions' }));
      await userEvent.click(await page.findByRole('menuitem', { name: 'Edit' }));
      await waitFor(() => expect(input).toHaveValue('The first words'));
      await userEvent.clear(input);
      await userEvent.type(input, 'Other words{Enter}');
      await waitFor(() => expect(canvas.getByText('Other words')).toBeVisible());
      await expect(canvas.queryByText('The first words')).toBeNull();
      await expect(input).toHaveValue('A draft');
    });
    await step('the message says that it was edited', async () => {
      const row = canvas.getByText('Other words').closest('article');
      await expect(row?.querySelector('[data-edited]')).toHaveTextContent('edited');
    });
  },
};

/** A message disappears for the viewer alone, after a question. */
export const DeletedForMe: Story = {
  tags: ['feature', '!snapshot'],
  args: { count: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const input = await canvas.findByLabelText('Write a message');
    await userEvent.type(input, 'Not for long{Enter}');
    await waitFor(() => expect(canvas.getByText('Not for long')).toBeVisible());
    const row = canvas.getByText('Not for long').closest('article');
    if (!row) throw new Error('A message must stand in a row.');
    await userEvent.hover(row);
    await userEvent.click(within(row).getByRole('button', { name: 'Message actions' }));
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete for me' }));
    const question = await page.findByRole('alertdialog', { name: 'Delete this message for you?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete for me' }));
    await waitFor(() => expect(canvas.queryByText('Not for long')).toBeNull());
    await expect(page.getByText('Deleted for you')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('feed')).toHaveFocus());
  },
};

/** The backend refuses the other words: they stay in the field, and a toast says why. */
export const EditRefused: Story = {
  tags: ['edge', '!snapshot'],
  args: { count: 12, onEdit: 'refuse' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await canvas.findByLabelText('Write a message');
    await userEvent.type(input, 'The first words{Enter}');
    await waitFor(() => expect(canvas.getByText('The first words')).toBeVisible());
    await userEvent.type(input, '{ArrowUp}');
    await waitFor(() => expect(input).toHaveValue('The first words'));
    await userEvent.type(input, ' again{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('A message can be edited for 24 hours.')).toBeVisible());
    await expect(input).toHaveValue('The first words again');
  },
};

/** A group: names and pictures stand beside the messages. */
export const Group: Story = {
  args: {
    isGroup: true,
    count: 24,
    change: (message) => {
      if (message.author.id === 'viewer') return message;
      const people = [demoPeople.lucia, demoPeople.omar, demoPeople.linh, demoPeople.marco];
      return { ...message, author: people[Math.floor(message.seq / 6) % 4] ?? message.author };
    },
  },
};

/** Nobody has written yet. */
export const Empty: Story = { args: { count: 0 } };

/** The first message of a conversation is said to screen readers, as every other that comes. */
export const FirstMessage: Story = {
  tags: ['edge', '!snapshot'],
  loaders: [() => ({ port: createDemoPort({ count: 0 }) })],
  render: (_args, { loaded }) => (
    <div style={{ blockSize: '100vh' }}>
      <DemoChat port={(loaded as { port: DemoPort }).port}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </DemoChat>
    </div>
  ),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const log = await canvas.findByRole('log');
    receive((loaded as { port: DemoPort }).port, 'Hello');
    await waitFor(() => expect(log).toHaveTextContent('Lucía Fernández: Hello'));
    await expect(log).toBeInTheDocument();
  },
};

const manyLines = Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of a long text`).join('\n');

/** Of a long text 20 lines are shown; the rest comes below them, and what is read stays where it is. */
export const LongText: Story = {
  tags: ['feature'],
  args: {
    count: 3,
    change: (message) =>
      message.seq === 2 ? message : { ...message, text: manyLines, translation: { kind: 'none' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () =>
      expect(await canvas.findAllByRole('button', { name: 'Read more' })).toHaveLength(2),
    );
    const [, last] = canvas.getAllByRole('button', { name: 'Read more' });
    const row = last?.closest('article');
    const topOf = () => row?.getBoundingClientRect().top ?? 0;
    const before = topOf();
    if (last) await userEvent.click(last);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Read more' })).toHaveLength(1));
    await expect(row).toHaveFocus();
    await expect(row).toHaveTextContent('Line 30');
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
    await expect(Math.abs(topOf() - before)).toBeLessThanOrEqual(1);
  },
};

/** A long text is folded in both languages, where both are shown; each is unfolded by itself. */
export const LongInBothLanguages: Story = {
  tags: ['feature'],
  args: {
    count: 3,
    change: (message) => {
      const engine = 'demo';
      if (message.seq !== 3) return message;
      const translation = { kind: 'done', text: manyLines, source: 'es', target: 'en', engine } as const;
      const text = manyLines.replaceAll('Line', 'Línea');
      return { ...message, author: demoPeople.lucia, chatId: 'lucia-3', text, language: 'es', translation };
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('[data-key="lucia-3"]');
      if (!found) throw new Error('The message must be there.');
      return found;
    });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: 'Show both' }));
    const folded = () => canvas.getAllByRole('button', { name: 'Read more' });
    await waitFor(() => expect(folded()).toHaveLength(2));
    const [, original] = folded();
    if (original) await userEvent.click(original);
    await waitFor(() => expect(folded()).toHaveLength(1));
    await expect(row.querySelector('[data-cut]')).toHaveTextContent('Line 1 of');
  },
};

/** Several messages are chosen: presses on rows take them in and out, the bar says what can be done with all of them. */
export const Selecting: Story = {
  tags: ['feature'],
  args: { count: 6 },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const feed = await canvas.findByRole('feed');
    const rows = await within(feed).findAllByRole('article');
    const [first, second, third] = rows.slice(-3);
    if (!first || !second || !third) throw new Error('There must be three messages.');
    await step('the menu of a message begins, a press and the keyboard go on', async () => {
      first.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await page.findByRole('menuitem', { name: 'Select' }));
      await expect(await canvas.findByText('1 selected')).toBeVisible();
      await userEvent.click(second);
      third.focus();
      await userEvent.keyboard(' ');
      await expect(await canvas.findByText('3 selected')).toBeVisible();
      await expect(within(third).getByRole('checkbox')).toBeChecked();
    });
    await step('deleting asks once, and is done for each', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete for me' }));
      const question = await page.findByRole('alertdialog', { name: 'Delete 3 messages for you?' });
      await userEvent.click(within(question).getByRole('button', { name: 'Delete for me' }));
      await waitFor(() => expect(within(feed).getAllByRole('article')).toHaveLength(rows.length - 3));
      await expect(await canvas.findByLabelText('Write a message')).toBeVisible();
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    });
    await step('Escape leaves everything as it is', async () => {
      const [row, other] = within(feed).getAllByRole('article').slice(-2);
      row?.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await page.findByRole('menuitem', { name: 'Select' }));
      await canvas.findByText('1 selected');
      await userEvent.keyboard('{Escape}');
      await expect(await canvas.findByLabelText('Write a message')).toBeVisible();
      row?.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await page.findByRole('menuitem', { name: 'Select' }));
      await canvas.findByText('1 selected');
      if (other) await userEvent.click(other);
      await expect(await canvas.findByText('2 selected')).toBeVisible();
    });
  },
};

/** Before a text is too long for one message, the composer says so. */
export const TextLimit: Story = {
  tags: ['feature'],
  args: { count: 3, maxTextLength: 40 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Write a message');
    await userEvent.type(field, 'These words are nearly too long for it');
    await expect(await canvas.findByText('2 characters left')).toBeVisible();
    await userEvent.type(field, ' but go on');
    const said = 'Too long for one message: it is sent as 2';
    await waitFor(() => expect(canvas.getAllByText(said)).toHaveLength(2));
  },
};

/** Words longer than any line. */
export const LongWords: Story = {
  args: {
    count: 6,
    change: (message) => ({
      ...message,
      text: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6),
      translation: { kind: 'none' },
    }),
  },
};

/** A reply, a recalled message, a call and a photo among texts. */
export const Mixed: Story = {
  args: {
    count: 9,
    change: (message) => {
      if (message.seq === 3) return { ...message, isRecalled: true };
      if (message.seq === 4) return { ...message, content: { kind: 'image', attachments: [] }, text: '' };
      if (message.seq === 5) {
        const members = [
          { userId: 'viewer', seconds: 65 },
          { userId: 'lucia', seconds: 62 },
        ];
        return { ...message, content: { kind: 'call', isVideo: true, members }, text: '' };
      }
      if (message.seq === 6) return { ...message, text: '👋🏽' };
      if (message.seq !== 8) return message;
      const translation = { kind: 'done', text: 'Yes.', source: 'es', target: 'en', engine: null } as const;
      const replyTo = {
        chatId: 'lucia-2',
        kind: 'text',
        text: 'Sí.',
        language: 'es',
        translation,
        authorName: 'Lucía Fernández',
      } as const;
      return { ...message, replyTo };
    },
  },
  play: async ({ canvasElement }) => {
    const call = (await within(canvasElement).findByText(/^Video call/)).closest('article');
    await expect(call).toHaveAccessibleName(/^(You|Lucía Fernández), \d/);
    await expect(call).toHaveAccessibleDescription(/^Video call · 1 min \d+ sec/);
  },
};

const bothWays = [
  'مرحبًا Emma, the train leaves at 17:30 من المحطة الرئيسية',
  'Sure. أراك غدًا عند المدخل الرئيسي للمحطة القديمة قرب السوق!',
  'The book هو Rail Planner وثمنه 45.50 € for two of us, and the way back costs the same again.',
];

const menuName = { name: /^(Message actions|إجراءات الرسالة)$/ };

/** The button of a message's menu does not cover its text, also where that is written in both directions. */
export const MenuBesideText: Story = {
  tags: ['edge'],
  args: {
    count: 9,
    change: (message) => ({
      ...message,
      text: bothWays[message.seq % bothWays.length] ?? '',
      language: message.seq % 2 === 0 ? 'ar' : 'en',
      translation: { kind: 'none' },
    }),
  },
  play: async ({ canvasElement }) => {
    const feed = await within(canvasElement).findByRole('feed');
    const rows = await within(feed).findAllByRole('article');
    await expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const button = within(row).getByRole('button', menuName).getBoundingClientRect();
      const bubble = row.querySelector('[data-fr-part="message-bubble"]');
      if (!bubble) throw new Error('A row must have words.');
      const words = document.createRange();
      words.selectNodeContents(bubble);
      const covered = [...words.getClientRects()].filter(
        ({ left, right, top, bottom }) =>
          left < button.right && right > button.left && top < button.bottom && bottom > button.top,
      );
      await expect(covered).toEqual([]);
      await expect(button.left).toBeGreaterThanOrEqual(0);
      await expect(button.right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};

/** The same from right to left. */
export const MenuBesideTextRightToLeft: Story = {
  ...MenuBesideText,
  globals: { locale: 'ar', direction: 'rtl' },
};

/** The server refuses what is sent. */
export const Failed: Story = {
  args: { count: 6, onSend: 'refuse' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Write a message'), 'Hello?{Enter}');
    await waitFor(() => expect(canvas.getByText(/cannot send messages/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

/** The first page is on its way. */
export const Loading: Story = { args: { onLoad: 'wait' } };

/** The first page could not be loaded. */
export const LoadFailed: Story = {
  args: { onLoad: 'fail' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/could not be loaded/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Right to left, read in Arabic. */
export const RightToLeft: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  args: { count: 24 },
};

/** Read and written in Arabic; the quotes stayed in English, and lines contain both directions. */
export const ArabicWithEnglishQuotes: Story = {
  globals: { locale: 'ar', direction: 'rtl' },
  args: { isGroup: true, count: arabicTalkLength, change: arabicTalk, reading: 'ar' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [quoted] = await canvas.findAllByText('Hi! Are we still meeting at the station at 17:30 tomorrow?');
    await expect(quoted).toHaveAttribute('lang', 'en');
    // Once as a message, once quoted.
    for (const words of canvas.getAllByText('رقم الرصيف هو 4 (وليس 14).')) {
      await expect(words).toHaveAttribute('lang', 'ar');
    }
  },
};

/** What happened to a group stands among its messages; a mention of the viewer stands out. */
export const GroupWithMentions: Story = {
  args: { isGroup: true, count: groupTalkLength, change: groupTalk },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Lucía Fernández.*added.*you/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-mention][data-own]')).toHaveTextContent('@Emma Clarke');
  },
};

/** An “@” offers the members; the arrow keys choose one, Enter writes the name. */
export const MentionPicker: Story = {
  args: { isGroup: true, count: groupTalkLength, change: groupTalk },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Write a message');
    await userEvent.type(field, 'Thank you @m{Enter}@');
    await expect(field).toHaveValue('Thank you @Marco\u00a0Bianchi @');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('عمر الحسن');
  },
};

/** Dark. */
export const Dark: Story = { globals: { theme: 'dark' }, args: { count: 24 } };

/** Own message: recall asks first. */
export const Recall: Story = {
  args: { count: 6 },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const [row] = (await canvas.findAllByRole('article', { name: /^You,/ })).slice(-1);
    if (!row) throw new Error('The demo conversation must contain an own message.');
    await step('the keyboard opens the menu of a message', async () => {
      row.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Reply' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(row).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Reply' })).toHaveFocus());
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(page.getByRole('menuitem', { name: 'Recall' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    });
    await step('the question comes first, then the message is gone', async () => {
      const dialog = await page.findByRole('alertdialog', { name: 'Confirm Recall Message' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Recall' }));
      await waitFor(() => expect(canvas.getByText('You recalled a message')).toBeVisible());
    });
  },
};

/** Choosing reply shows the reply bar; sending takes it away. */
export const Reply: Story = {
  args: { count: 6 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const [row] = await canvas.findAllByRole('article', { name: /^Lucía/ });
    if (!row) throw new Error('The demo conversation must contain a message of the other side.');
    row.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Reply' }));
    await waitFor(() => expect(canvas.getByText('Replying to Lucía Fernández')).toBeVisible());
    await userEvent.type(canvas.getByLabelText('Write a message'), 'Of course{Enter}');
    await waitFor(() => expect(canvas.getByText('Of course')).toBeVisible());
    await expect(canvas.queryByText('Replying to Lucía Fernández')).toBeNull();
  },
};

/** Two pinned messages: the banner leads to one after the other; a fourth is refused. */
export const Pinned: Story = {
  tags: ['feature', '!snapshot'],
  args: { count: 24, pinned: ['lucia-13', 'lucia-1'] },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await step('a press turns to the next', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /1 of 2/ }));
      await canvas.findByRole('button', { name: /2 of 2/ });
    });
    const choose = async (text: string, item: string) => {
      const row = canvas.getByText(text).closest('article');
      if (!row) throw new Error('A message must stand in a row.');
      await userEvent.hover(row);
      await userEvent.click(within(row).getByRole('button', { name: 'Message actions' }));
      await userEvent.click(await page.findByRole('menuitem', { name: item }));
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    };
    await step('what is pinned is shown first; it can be starred too', async () => {
      const input = await canvas.findByLabelText('Write a message');
      await userEvent.type(input, 'Meet at nine{Enter}');
      await canvas.findByText('Meet at nine');
      await choose('Meet at nine', 'Pin');
      await expect(await canvas.findByRole('button', { name: /1 of 3.*Meet at nine/ })).toBeVisible();
      await userEvent.type(input, 'Bring a map{Enter}');
      await canvas.findByText('Bring a map');
      await choose('Bring a map', 'Pin');
      await page.findByText('Three messages are pinned already. Unpin one of them first.');
      await choose('Bring a map', 'Star');
      await canvas.findByRole('img', { name: 'Starred' });
    });
    await step('its button unpins it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Unpin' }));
      await expect(await canvas.findByRole('button', { name: /1 of 2/ })).toBeVisible();
    });
  },
};
