import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoPeaks, demoSound } from '../testing/demoMedia.ts';
import { VoicePlayer, type VoicePlayerProps } from './VoicePlayer.tsx';

const sound = demoSound(3);

const meta: Meta<VoicePlayerProps> = {
  title: 'Chat/VoicePlayer',
  component: VoicePlayer,
  args: { audio: { source: sound, duration: 3000, peaks: demoPeaks } },
  render: (args) => (
    <div style={{ inlineSize: 300 }}>
      <VoicePlayer {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<VoicePlayerProps>;

/** Its shape and its length; nothing is fetched before somebody wants to hear it. */
export const Default: Story = {};

/** Heard, stopped, and heard again. */
export const Playing: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'Position in the voice message' });
    await step('a press plays it, and the line of time moves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
      await waitFor(() => expect(Number(slider.value)).toBeGreaterThan(100), { timeout: 10_000 });
      await expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'playing');
    });
    await step('a second press stops it where it is', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
      await expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'paused');
    });
    await step('Space on the line of time plays it to its end', async () => {
      slider.focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(canvas.getByRole('group')).toHaveAttribute('data-state', 'idle'), {
        timeout: 10_000,
      });
      await expect(slider).toHaveValue('0');
    });
  },
};

/** To a position by the arrow keys and by the pointer, at another speed. */
export const Seeking: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Position in the voice message' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(slider).toHaveValue('2000');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:02 of 0:03');
    for (const speed of ['1', '1.5', '2']) {
      await userEvent.click(canvas.getByRole('button', { name: `Speed ${speed}×` }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Speed 1×' }));
    await expect(canvas.getByRole('button', { name: 'Speed 1.5×' })).toBeVisible();
  },
};

/** On its way to the others. */
export const Uploading: Story = { tags: ['feature'], args: { uploaded: 0.4 } };

/** Nobody said how long it is and what it looks like: it is measured here. */
export const Measured: Story = {
  tags: ['edge'],
  args: { audio: { source: demoSound(2), duration: null, peaks: null } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('0:02')).toBeVisible());
    const heights = () => canvasElement.querySelector('svg[data-played] path')?.getAttribute('d') ?? '';
    await waitFor(() => expect(heights()).toMatch(/V30\.00/));
  },
};

/** The file is gone; it can be tried again. */
export const WithError: Story = {
  tags: ['edge'],
  args: { audio: { source: '/missing.mp3', duration: 3000, peaks: demoPeaks } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvas.getByText('The voice message could not be loaded.')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Right to left: the words turn, time does not. */
export const RightToLeft: Story = { tags: ['edge'], globals: { locale: 'ar', direction: 'rtl' } };
