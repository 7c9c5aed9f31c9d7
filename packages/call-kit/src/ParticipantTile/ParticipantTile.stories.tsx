import { manualClock } from '@franca/ui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Participant } from '../core/room/CallRoom.ts';
import { createFakeTrack } from '../testing/createFakeTrack.ts';
import { DemoCallView } from '../testing/DemoCallView.tsx';
import { demoCall } from '../testing/demoCall.ts';
import { ParticipantTile, type ParticipantTileProps } from './ParticipantTile.tsx';

const camera = createFakeTrack({
  id: 'camera',
  source: 'camera',
  picture: { color: '#31688e', label: 'Lucía' },
});
const lucia: Participant = {
  id: 'lucia-1',
  userId: 'lucia',
  connection: 'connected',
  quality: 4,
  microphone: { track: createFakeTrack({ id: 'microphone', source: 'microphone' }), isEnabled: true },
  camera: { track: camera, isEnabled: true },
  screen: null,
};

const call = demoCall({ role: 'callee', clock: manualClock() });

const meta: Meta<ParticipantTileProps> = {
  title: 'Calls/ParticipantTile',
  component: ParticipantTile,
  args: { participant: lucia },
  decorators: [
    (Story) => (
      <DemoCallView call={call}>
        <div style={{ inlineSize: 276 }}>
          <Story />
        </div>
      </DemoCallView>
    ),
  ],
};

export default meta;
type Story = StoryObj<ParticipantTileProps>;

/** A camera, with name and quality of the connection. */
export const Camera: Story = {
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video');
    await waitFor(() => expect(video?.readyState).toBeGreaterThan(1));
  },
};

/** Without a camera the picture of the person stands there; the microphone is muted. */
export const Muted: Story = {
  args: {
    participant: {
      ...lucia,
      camera: null,
      quality: 1,
      microphone: lucia.microphone && { ...lucia.microphone, isEnabled: false },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Muted' })).toBeVisible();
    await expect(within(canvasElement).getByRole('img', { name: 'Connection quality 1 of 5' })).toBeVisible();
  },
};

/** The one who speaks has a frame. */
export const Speaking: Story = { tags: ['feature'], args: { ...Muted.args, isSpeaking: true } };

/** The viewer. */
export const Viewer: Story = {
  tags: ['feature'],
  args: { participant: { ...lucia, userId: 'viewer', camera: null, quality: null }, isViewer: true },
};

/** The connection to this participant is being regained. */
export const Reconnecting: Story = {
  tags: ['edge'],
  args: { participant: { ...lucia, camera: null, connection: 'reconnecting' } },
};

/** Right to left. */
export const RightToLeft: Story = {
  tags: ['edge'],
  args: { participant: { ...lucia, userId: 'omar', camera: null } },
  globals: { locale: 'ar', direction: 'rtl' },
};
