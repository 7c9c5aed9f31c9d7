import { manualClock } from '@franca/ui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DemoCallView } from '../testing/DemoCallView.tsx';
import { demoCall } from '../testing/demoCall.ts';
import { type FakeGesturesOptions, fakeGestures } from '../testing/fakeGestures.ts';
import { GestureButton, type GestureButtonProps } from './GestureButton.tsx';

type Args = GestureButtonProps & { port?: FakeGesturesOptions['port'] };

const meta: Meta<Args> = {
  title: 'Calls/GestureButton',
  component: GestureButton,
  argTypes: { port: { table: { disable: true } } },
  loaders: [
    ({ args }) => ({
      call: demoCall({ isVideo: false, people: [{ userId: 'lucia', camera: false }], clock: manualClock() }),
      ...fakeGestures({ clock: manualClock(), port: args.port }),
    }),
  ],
  render: ({ port: _port, ...props }, { loaded: { call, gestures } }) => (
    <div style={{ padding: '140px 140px 16px' }}>
      <DemoCallView call={call} gestures={gestures}>
        <GestureButton {...props} />
      </DemoCallView>
    </div>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** A reaction is sent; then the hand is raised, and the button stands out. */
export const Open: Story = {
  play: async ({ canvasElement, loaded: { gestures } }) => {
    const body = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reactions' }));
    await userEvent.click(await body.findByRole('button', { name: 'React with 🎉' }));
    await expect(gestures.getSnapshot().reactions).toMatchObject([{ userId: 'viewer', emoji: '🎉' }]);
    await userEvent.click(body.getByRole('button', { name: 'Raise hand' }));
    const raised = await within(canvasElement).findByRole('button', {
      name: 'Reactions. Your hand is raised',
    });
    await userEvent.click(raised);
    await expect(await body.findByRole('button', { name: 'Lower hand' })).toBeVisible();
  },
};

/** A call without reactions has hands alone. */
export const HandsAlone: Story = {
  args: { port: { react: undefined } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Raise hand' }));
    await expect(within(document.body).queryByRole('button', { name: /^React/ })).toBeNull();
  },
};

/** What could not be sent is said, and nothing is shown. */
export const Failed: Story = {
  tags: ['edge'],
  args: { port: { react: async () => Promise.reject(new Error('offline')) } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Reactions' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'React with 👍' }));
    await expect(
      await within(document.body).findByText('This could not be sent. Check your connection.'),
    ).toBeVisible();
  },
};
