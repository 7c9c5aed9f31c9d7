import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScheduledMessage } from '../core/model/ScheduledMessage.ts';
import { createDemoPort, type DemoPort, demoNow } from '../testing/createDemoPort.ts';
import type { DemoScheduledOptions } from '../testing/createDemoScheduled.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { ScheduledDialog, type ScheduledDialogProps } from './ScheduledDialog.tsx';

const hour = 3_600_000;
const message = (id: string, over: Partial<ScheduledMessage> = {}): ScheduledMessage => ({
  ...{
    id,
    topicId: 'demo',
    topicTitle: null,
    content: { kind: 'text' },
    text: 'Happy birthday! 🎂',
    mentions: [],
  },
  ...{ replyTo: null, isSilent: false, sendAt: demoNow + 15 * hour, state: { kind: 'waiting' } },
  ...over,
});
const several: readonly ScheduledMessage[] = [
  message('failed', {
    ...{ text: 'The plan for the trip is in the folder.', sendAt: demoNow - hour },
    state: { kind: 'failed', reason: 'you are not in this conversation any more, or it was deleted.' },
  }),
  message('birthday', { isSilent: true }),
  message('answer', {
    ...{ text: 'Yes, with pleasure. I bring the salad and something to drink.', sendAt: demoNow + 40 * hour },
    replyTo: { authorName: 'Lucía Fernández', text: '¿Vienes a cenar el sábado?' },
  }),
];

type Args = Pick<ScheduledDialogProps, 'topicId' | 'open' | 'onOpenChange'> & {
  scheduled: DemoScheduledOptions;
  port?: DemoPort;
};

const meta: Meta<Args> = {
  title: 'Chat/ScheduledDialog',
  args: { topicId: 'demo', open: true, onOpenChange: fn(), scheduled: { messages: several } },
  beforeEach: ({ args }) => {
    args.port = createDemoPort({
      count: 0,
      scheduled: { maxPerTopic: 50, maxInTotal: 200, maxDays: 365, ...args.scheduled },
    });
  },
  render: ({ port = createDemoPort(), scheduled: _scheduled, ...args }) => (
    <DemoChat port={port}>
      <ScheduledDialog {...args} />
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** What waits, what answers something, and what could not be sent. */
export const Default: Story = {
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Scheduled messages' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByText(/Not sent: you are not in this conversation/)).toBeVisible();
    await expect(within(list).getByRole('img', { name: 'Without sound' })).toBeVisible();
    await expect(within(list).getByRole('img', { name: 'Reply to Lucía Fernández' })).toBeVisible();
    await expect(screen.getByText(/Scheduled here: 3 of at most 50/)).toBeVisible();
  },
};

/** Each is sent now, or deleted after a question; the list stays where nothing is left. */
export const SentAndDeleted: Story = {
  tags: ['feature'],
  args: { scheduled: { messages: several.slice(1) } },
  play: async ({ args }) => {
    const row = async (words: RegExp) =>
      within((await screen.findByText(words)).closest('li') as HTMLElement);
    await userEvent.click((await row(/Happy birthday/)).getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByText(/Happy birthday/)).toBeNull());
    await userEvent.click((await row(/with pleasure/)).getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('No scheduled messages')).toBeVisible();
    await expect(args.port?.calls).toEqual(
      expect.arrayContaining(['scheduled.change birthday now', 'scheduled.remove answer']),
    );
  },
};

/** Words, time and sound are changed together; nothing that was not changed is sent. */
export const Edited: Story = {
  tags: ['feature'],
  args: { scheduled: { messages: [message('birthday')] } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await userEvent.clear(field);
    await expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field, 'Happy new year');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Send without sound' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Happy new year')).toBeVisible();
    await expect(args.port?.calls).toContain(
      'scheduled.change birthday {"text":"Happy new year","mentions":[],"isSilent":true}',
    );
  },
};

/** Nothing waits: what to do is said. */
export const Empty: Story = { args: { scheduled: { messages: [] } } };

/** The list could not be read; it is asked for again. */
export const Failed: Story = {
  tags: ['edge'],
  args: { scheduled: { onList: 'fail' } },
  play: async () => {
    await expect(await screen.findByText('The scheduled messages could not be loaded.')).toBeVisible();
  },
};

/** A refusal of the server stands under what was changed. */
export const Refused: Story = {
  tags: ['edge'],
  args: { scheduled: { messages: [message('birthday')], onStore: 'refuse' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Happy birthday! 🎂!');
  },
};

/** Right to left, with words that go the other way. */
export const RightToLeft: Story = { tags: ['edge'], globals: { locale: 'ar' } };
