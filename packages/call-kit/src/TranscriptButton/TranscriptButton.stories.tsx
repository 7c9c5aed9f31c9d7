import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TranscriptButton, type TranscriptButtonProps } from './TranscriptButton.tsx';

const meta: Meta<TranscriptButtonProps> = {
  title: 'Calls/TranscriptButton',
  component: TranscriptButton,
  args: { state: 'off', onStart: fn(), onStop: fn() },
};

export default meta;
type Story = StoryObj<TranscriptButtonProps>;

/** No transcript is read, one is being started, one is read. */
export const States: Story = {
  render: (props) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <TranscriptButton {...props} state="off" />
      <TranscriptButton {...props} state="starting" />
      <TranscriptButton {...props} state="on" />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const [off] = await within(canvasElement).findAllByRole('button', { name: 'Start transcript' });
    if (off) await userEvent.click(off);
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop transcript' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
