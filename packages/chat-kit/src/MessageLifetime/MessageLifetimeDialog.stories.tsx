import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createDemoPort, type DemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { MessageLifetimeDialog, type MessageLifetimeDialogProps } from './MessageLifetimeDialog.tsx';

type Args = Pick<MessageLifetimeDialogProps, 'topic' | 'open' | 'onOpenChange'> & {
  outcome: 'store' | 'refuse' | 'wait';
  port?: DemoPort;
};

const meta: Meta<Args> = {
  title: 'Chat/MessageLifetimeDialog',
  args: { topic: demoTopic(), open: true, onOpenChange: fn(), outcome: 'store' },
  beforeEach: ({ args }) => {
    args.port = createDemoPort({ count: 0, onLifetime: args.outcome });
  },
  render: ({ port = createDemoPort(), outcome: _outcome, ...args }) => (
    <DemoChat port={port}>
      <MessageLifetimeDialog {...args} />
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<Args>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Disappearing messages' }));

/** Messages stay: a choice is walked through by the arrow keys, and stored by the button alone. */
export const Default: Story = {
  play: async ({ args, step }) => {
    const shown = await dialog();
    await step('the present choice is marked', async () => {
      await expect(await shown.findByRole('radio', { name: 'Off' })).toBeChecked();
    });
    await step('arrow keys store nothing', async () => {
      shown.getByRole('radio', { name: 'Off' }).focus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(shown.getByRole('radio', { name: '1 day' })).toBeChecked();
      await expect(args.port?.calls).not.toContain('topics.setMessageLifetime 86400');
    });
    await step('the button does', async () => {
      await userEvent.click(shown.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
      await expect(args.port?.calls).toContain('topics.setMessageLifetime 86400');
    });
  },
};

/** Messages disappear, after a time that is not offered any more. */
export const OwnTime: Story = { args: { topic: demoTopic({ messageLifetime: 172_800 }) } };

/** What was chosen could not be stored, and is still chosen. */
export const Refused: Story = {
  args: { outcome: 'refuse', topic: demoTopic({ messageLifetime: 604_800 }) },
  tags: ['feature'],
  play: async ({ args }) => {
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('radio', { name: 'Off' }));
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(await shown.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await expect(shown.getByRole('radio', { name: 'Off' })).toBeChecked();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' } };
