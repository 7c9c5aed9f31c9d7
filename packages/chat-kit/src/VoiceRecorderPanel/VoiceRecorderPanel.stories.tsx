import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { demoRecorder } from '../testing/demoVoice.ts';
import { VoiceRecorderPanel, type VoiceRecorderPanelProps } from './VoiceRecorderPanel.tsx';

const meta: Meta<VoiceRecorderPanelProps> = {
  title: 'Chat/VoiceRecorderPanel',
  component: VoiceRecorderPanel,
  parameters: { layout: 'fullscreen' },
  args: { recorder: demoRecorder({ start: fn() }), onSend: fn(), onClose: fn() },
};

export default meta;
type Story = StoryObj<VoiceRecorderPanelProps>;

/** Waiting for a tap. */
export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const record = canvas.getByRole('button', { name: 'Record' });
    await waitFor(() => expect(record).toHaveFocus());
    await expect(canvas.getByText('tap to record')).toBeVisible();
    await expect(canvas.getByText('hold and talk')).toBeVisible();
    await step('a key begins', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.recorder.start).toHaveBeenCalledTimes(1);
    });
    await step('Escape closes without sending', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await expect(args.onSend).not.toHaveBeenCalled();
    });
  },
};

/** Seconds and a waveform. */
export const Recording: Story = {
  tags: ['feature'],
  args: { recorder: demoRecorder({ state: 'recording', seconds: 7, pause: fn() }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:07');
    await expect(canvas.getByRole('status')).toHaveTextContent('Recording');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the recording' }));
    await expect(args.recorder.pause).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the voice message' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** A pause. */
export const Paused: Story = {
  tags: ['feature'],
  args: { recorder: demoRecorder({ state: 'paused', seconds: 63, resume: fn() }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go on recording' }));
    await expect(args.recorder.resume).toHaveBeenCalled();
  },
};

/** A tap begins, and its own end does not send. */
export const Tapping: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const record = within(canvasElement).getByRole('button', { name: 'Record' });
    await userEvent.click(record);
    await expect(args.recorder.start).toHaveBeenCalledTimes(1);
    await expect(args.onSend).not.toHaveBeenCalled();
    // A press of another button is none.
    fireEvent.pointerDown(record, { button: 2 });
    await expect(args.recorder.start).toHaveBeenCalledTimes(1);
  },
};

/** The browser asks for the microphone. */
export const Starting: Story = {
  tags: ['edge'],
  args: { recorder: demoRecorder({ state: 'starting' }) },
};

/** It can be no longer. */
export const Longest: Story = {
  tags: ['edge'],
  args: { recorder: demoRecorder({ state: 'limit', seconds: 300 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Pause the recording' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the voice message' }));
    await expect(args.onSend).toHaveBeenCalled();
  },
};

/** Right to left, on a phone. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar', direction: 'rtl' },
  args: { recorder: demoRecorder({ state: 'recording', seconds: 7 }) },
  decorators: [(Panel) => <div style={{ inlineSize: 360 }}>{Panel()}</div>],
};
