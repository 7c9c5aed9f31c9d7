import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { FailedLine, type FailedLineProps } from './FailedLine.tsx';

const meta: Meta<FailedLineProps> = {
  title: 'Chat/FailedLine',
  component: FailedLine,
  args: { reason: 'You cannot send messages to this person.', onRetry: fn(), onDiscard: fn() },
  render: (args) => (
    <DemoChat port={createDemoPort({ count: 0 })}>
      <FailedLine {...args} />
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<FailedLineProps>;

/** Refused: another try may help. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Refused for good: the message can only be deleted. */
export const Final: Story = {
  args: { reason: 'This file is too large.', onRetry: undefined },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** Not refused: it is tried again by itself, and at once when somebody wants it. */
export const Waiting: Story = {
  tags: ['feature'],
  args: { isWaiting: true, reason: 'Not sent yet. It is tried again by itself.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByText('Not sent yet. It is tried again by itself.').parentElement as HTMLElement;
    const waiting = getComputedStyle(line).color;
    // As it would look were it refused.
    line.removeAttribute('data-waiting');
    await expect(getComputedStyle(line).color).not.toBe(waiting);
    line.setAttribute('data-waiting', '');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

/** Right to left, in a narrow column. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar', direction: 'rtl' },
  args: { isWaiting: true, reason: 'لم تُرسل بعد. تُعاد المحاولة تلقائيًا.' },
  decorators: [(Line) => <div style={{ inlineSize: 220 }}>{Line()}</div>],
};
