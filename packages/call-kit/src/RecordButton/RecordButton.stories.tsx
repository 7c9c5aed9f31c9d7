import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecordButton, type RecordButtonProps } from './RecordButton.tsx';

const meta: Meta<RecordButtonProps> = {
  title: 'Calls/RecordButton',
  component: RecordButton,
  args: { state: 'off', onStart: fn(), onStop: fn() },
};

export default meta;
type Story = StoryObj<RecordButtonProps>;

/** Nobody records, the viewer does, their recording is saved, somebody else records. */
export const States: Story = {
  render: (props) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <RecordButton {...props} state="off" />
      <RecordButton {...props} state="on" />
      <RecordButton {...props} state="saving" />
      <RecordButton {...props} state="other" />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement);
    await userEvent.click(await buttons.findByRole('button', { name: 'Record' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(buttons.getByRole('button', { name: 'Stop recording' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(buttons.getByRole('button', { name: 'Somebody else is recording' })).toBeDisabled();
  },
};
