import { manualClock } from '@franca/ui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CallScreen } from '../CallScreen/CallScreen.tsx';
import { DemoCallView, type DemoCallViewProps } from '../testing/DemoCallView.tsx';
import { demoCall } from '../testing/demoCall.ts';
import { type FakeAdditionsOptions, fakeAdditions } from '../testing/fakeAdditions.ts';

interface Args extends FakeAdditionsOptions {}

/** What the story began with stays: the loaders run again for another theme, and know nothing of what was played. */
function Shown(loaded: Pick<DemoCallViewProps, 'call' | 'additions'>) {
  const [{ call, additions }] = useState(loaded);
  return (
    <div style={{ blockSize: '100vh' }}>
      <DemoCallView call={call} additions={additions}>
        <CallScreen onClose={fn()} />
      </DemoCallView>
    </div>
  );
}

const meta: Meta<Args> = {
  title: 'Calls/AddPeople',
  parameters: { layout: 'fullscreen' },
  argTypes: { port: { table: { disable: true } }, candidates: { table: { disable: true } } },
  loaders: [
    ({ args }) => ({
      call: demoCall({ isVideo: false, people: [{ userId: 'lucia', camera: false }], clock: manualClock() }),
      ...fakeAdditions(args),
    }),
  ],
  render: (_args, { loaded: { call, additions } }) => <Shown call={call} additions={additions} />,
};

export default meta;
type Story = StoryObj<Args>;

const open = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Add people' }));
  return within(await within(document.body).findByRole('dialog', { name: 'Add people' }));
};

/** Somebody is found, added by Enter, rings beside the others, and declines. */
export const Added: Story = {
  play: async ({ canvasElement, loaded: { server } }) => {
    const dialog = await open(canvasElement);
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'giu');
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('button', { name: /Giulia Conti.*Ringing…/ })).toBeVisible();
    server.change({ userId: 'giulia', byId: 'viewer', state: 'declined' });
    await expect(await dialog.findByRole('button', { name: /Giulia Conti.*Declined/ })).toBeVisible();
    await expect(await within(document.body).findByText('Giulia Conti declined')).toBeVisible();
  },
};

/** Everybody sees who is rung, until they come. */
export const Rung: Story = {
  play: async ({ canvasElement, loaded: { call, server } }) => {
    await within(canvasElement).findByRole('button', { name: 'Add people' });
    server.change({ userId: 'omar', byId: 'lucia', state: 'ringing' });
    const list = within(within(canvasElement).getByRole('list', { name: 'Participants' }));
    await expect(await list.findByRole('article', { name: 'عمر حداد, ringing' })).toBeVisible();
    server.change({ userId: 'giulia', byId: 'lucia', state: 'ringing' });
    await list.findByRole('article', { name: 'Giulia Conti, ringing' });
    call.fake.join({ userId: 'giulia', camera: false });
    await waitFor(() => expect(list.queryByRole('article', { name: 'Giulia Conti, ringing' })).toBeNull());
  },
};

/** There is nobody to add. */
export const Nobody: Story = {
  tags: ['edge'],
  args: { candidates: [] },
  play: async ({ canvasElement }) => {
    await expect(await (await open(canvasElement)).findByText('There is nobody to add.')).toBeVisible();
  },
};

/** What cannot be done is said, and may be tried again. */
export const Failed: Story = {
  tags: ['edge'],
  args: { port: { add: async () => Promise.reject(new Error('offline')) } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /Giulia Conti/ }));
    await expect(
      await dialog.findByText('Giulia Conti could not be added. Check your connection.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Giulia Conti/ })).toBeEnabled();
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar', direction: 'rtl' },
  play: async ({ canvasElement, loaded: { server } }) => {
    await within(canvasElement).findByRole('button', { name: 'إضافة أشخاص' });
    server.change({ userId: 'omar', byId: 'viewer', state: 'ringing' });
    await within(canvasElement).findByRole('article', { name: 'عمر حداد، يرنّ' });
  },
};
