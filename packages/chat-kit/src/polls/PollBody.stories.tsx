import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ChatMessage } from '../core/model/Message.ts';
import type { Poll } from '../core/model/Poll.ts';
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import { createDemoPort, demoNow } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoMessage } from '../testing/demoMessage.ts';
import { demoPeople } from '../testing/demoPeople.ts';
import { documented } from '../testing/documented.ts';
import { storyActions } from '../testing/storyActions.ts';

const poll: Poll = {
  isMultiple: false,
  isAnonymous: false,
  endsAt: null,
  endedAt: null,
  voterCount: 5,
  options: [
    { count: 3, isOwn: false },
    { count: 2, isOwn: true },
    { count: 0, isOwn: false },
  ],
};

function pollMessage(more: Partial<Poll> = {}, of: Partial<ChatMessage> = {}): ChatMessage {
  return {
    ...demoMessage(8, { topicId: 'demo', newestAt: demoNow, count: 8, translation: 'none' }),
    text: 'Where do we eat on Friday?\nPizza at the harbour\nSushi\nTacos',
    language: 'en',
    delivery: { kind: 'sent' },
    content: { kind: 'poll', poll: { ...poll, ...more } },
    ...of,
  };
}

const vote = fn(async (_message: ChatMessage, _options: readonly number[]) => true);
const end = fn(async (_message: ChatMessage) => true);
const port = {
  ...createDemoPort(),
  polls: {
    vote: async () => {},
    end: async () => {},
    voters: async () => [
      [demoPeople.lucia, demoPeople.omar, demoPeople.linh],
      [demoPeople.viewer, demoPeople.marco],
      [],
    ],
  },
};

const meta: Meta<MessageBubbleProps> = {
  title: 'Chat/PollBody',
  component: documented(MessageBubble),
  args: {
    message: pollMessage(),
    run: 'single',
    isOwn: false,
    viewerId: 'viewer',
    showsName: false,
    view: 'translated',
    receipt: null,
    actions: { ...storyActions(), poll: { vote, end } },
  },
  render: (args) => (
    <DemoChat port={port}>
      <div style={{ display: 'flex', maxInlineSize: 480 }}>
        <MessageBubble {...args} />
      </div>
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<MessageBubbleProps>;

/** One option can be chosen: arrows walk among them, and only Space votes. */
export const OneAnswer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    vote.mockClear();
    const group = await canvas.findByRole('radiogroup', { name: 'Where do we eat on Friday?' });
    const sushi = within(group).getByRole('radio', { name: 'Sushi' });
    await expect(sushi).toBeChecked();
    await expect(sushi).toHaveAccessibleDescription('2 votes, 40%, You voted');
    await expect(within(group).getByRole('radio', { name: 'Tacos' })).toHaveAccessibleDescription(
      '0 votes, 0%',
    );
    sushi.focus();
    await userEvent.keyboard('{ArrowDown}');
    const tacos = within(group).getByRole('radio', { name: 'Tacos' });
    await expect(tacos).toHaveFocus();
    await expect(vote).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(vote).toHaveBeenLastCalledWith(expect.anything(), [2]));
    await userEvent.click(canvas.getByRole('button', { name: 'Take back my vote' }));
    await waitFor(() => expect(vote).toHaveBeenLastCalledWith(expect.anything(), []));
    tacos.blur();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** Several options can be chosen, and nobody sees who chose them. */
export const SeveralAnonymous: Story = {
  args: { message: pollMessage({ isMultiple: true, isAnonymous: true }) },
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    vote.mockClear();
    const group = await canvas.findByRole('group', { name: 'Where do we eat on Friday?' });
    await expect(canvas.queryByRole('button', { name: 'Show votes' })).toBeNull();
    await userEvent.click(within(group).getByRole('checkbox', { name: 'Pizza at the harbour' }));
    await waitFor(() => expect(vote).toHaveBeenLastCalledWith(expect.anything(), [0, 1]));
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** It is over: the result stays, and nothing can be chosen. */
export const Ended: Story = {
  args: { message: pollMessage({ endedAt: demoNow }), isOwn: true, receipt: 'seen' },
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('5 people voted · Ended')).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** It waits on this device: nobody can vote yet. */
export const Waiting: Story = {
  args: {
    message: pollMessage(
      { voterCount: 0, options: poll.options.map(() => ({ count: 0, isOwn: false })) },
      { seq: null, delivery: { kind: 'queued' } },
    ),
    isOwn: true,
    receipt: 'waiting',
  },
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const radio of await canvas.findAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** A rough translation, with the original under it. */
export const RoughlyTranslated: Story = {
  args: {
    message: pollMessage(
      {},
      {
        text: '¿Dónde comemos el viernes?\nPizza en el puerto\nSushi\nTacos',
        language: 'es',
        translation: {
          ...{ kind: 'done', source: 'es', target: 'en', engine: 'apertium', grade: 'rough' },
          text: 'Where eat the Friday?\nPizza in the port\nSushi\nTacos',
        },
      },
    ),
  },
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radiogroup', { name: 'Where eat the Friday?' })).toBeVisible();
    await expect(canvas.getByText(/¿Dónde comemos el viernes\?/)).toBeVisible();
  },
};

/** A translation with another number of lines is not taken for the options. */
export const TranslatedInOtherLines: Story = {
  args: {
    message: pollMessage(
      {},
      {
        text: '¿Dónde comemos?\nPizza\nSushi\nTacos',
        language: 'es',
        translation: {
          ...{ kind: 'done', source: 'es', target: 'en', engine: 'model', grade: 'good' },
          text: 'Where do we eat? Pizza, sushi or tacos',
        },
      },
    ),
  },
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radiogroup', { name: '¿Dónde comemos?' })).toBeVisible();
  },
};

/** Who voted, option by option. */
export const Voters: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show votes' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Votes' }));
    await expect(await dialog.findByText(demoPeople.linh.name)).toBeVisible();
    await expect(dialog.getByText('3 votes')).toBeVisible();
  },
};

/** Its author ends it after a question. */
export const EndedByItsAuthor: Story = {
  args: { message: pollMessage({}, { author: { ...port.viewer } }), isOwn: true, receipt: 'stored' },
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    end.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'End poll' }));
    const question = within(await page.findByRole('alertdialog', { name: 'End this poll?' }));
    await userEvent.click(question.getByRole('button', { name: 'End poll' }));
    await waitFor(() => expect(end).toHaveBeenCalledOnce());
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
  },
};

/** Ten long options in a narrow conversation. */
export const LongWords: Story = {
  args: {
    message: pollMessage(
      {
        isMultiple: true,
        voterCount: 12,
        endsAt: demoNow + 86_400_000,
        options: Array.from({ length: 10 }, (_, place) => ({ count: place, isOwn: place === 4 })),
      },
      {
        text: [
          'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz: which of its paragraphs do we read together?',
          ...Array.from(
            { length: 10 },
            (_, place) =>
              `Paragraph ${place + 1}, about the supervision of everything that has to be supervised`,
          ),
        ].join('\n'),
      },
    ),
  },
  render: (args) => (
    <DemoChat port={port}>
      <div style={{ display: 'flex', inlineSize: 240 }}>
        <MessageBubble {...args} />
      </div>
    </DemoChat>
  ),
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('checkbox')).toHaveLength(10);
  },
};
