import { systemClock } from '@franca/ui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { memoryCallStorage } from '../core/devices/CallStorage.ts';
import { createLocalMedia } from '../core/devices/createLocalMedia.ts';
import { CallError } from '../core/room/CallRoom.ts';
import { fakeRoom } from '../testing/fakeRoom.ts';
import { PreJoin, type PreJoinProps } from './PreJoin.tsx';

const openDevices = (fake = fakeRoom({ viewerLabel: 'Ana' })) =>
  createLocalMedia({ media: fake.media, storage: memoryCallStorage(), clock: systemClock, images: [] });

const withoutCamera = () => {
  const fake = fakeRoom();
  fake.failures.camera = new CallError('NotFoundError', 'Requested device not found');
  return openDevices(fake);
};

const meta: Meta<PreJoinProps> = {
  title: 'Calls/PreJoin',
  component: PreJoin,
  args: { local: openDevices(), onJoin: fn() },
};

export default meta;
type Story = StoryObj<PreJoinProps>;

/** The viewer looks at themselves, and chooses. */
export const Default: Story = {
  args: { local: openDevices() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Mute' });
    const video = await waitFor(() => {
      const found = canvasElement.querySelector('video');
      expect(found?.readyState).toBeGreaterThan(1);
      return found;
    });
    await expect(video).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Microphone' }), 'Headset microphone');
    await waitFor(() => expect(args.local.getSnapshot().chosen.audioinput).toBe('mic-2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Join now' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

/** No camera was found: the dialog says so, and the call can go on with the microphone. */
export const NoCamera: Story = {
  tags: ['edge'],
  args: { local: withoutCamera() },
  play: async () => {
    const dialog = await within(document.body).findByRole('alertdialog', { name: 'ERROR' });
    await expect(dialog).toHaveTextContent('No camera or microphone was found.');
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  tags: ['edge'],
  args: { local: openDevices(), isVideo: false },
  globals: { locale: 'ar', direction: 'rtl' },
};
