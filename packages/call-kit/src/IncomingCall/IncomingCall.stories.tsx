import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IncomingCall, type IncomingCallProps } from './IncomingCall.tsx';

const meta: Meta<IncomingCallProps> = {
  title: 'Calls/IncomingCall',
  component: IncomingCall,
  args: {
    caller: { userId: 'lucia', name: 'Lucía Ortega' },
    isVideo: false,
    onAccept: fn(),
    onReject: fn(),
  },
};

export default meta;
type Story = StoryObj<IncomingCallProps>;

/** An audio call, answered or not. */
export const Audio: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Incoming audio call')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

/** A long name takes several lines. */
export const LongName: Story = {
  tags: ['edge'],
  args: {
    caller: {
      userId: 'long',
      name: 'Maria Magdalena de la Santísima Trinidad Fernández-Villaverde y Ortega',
    },
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};

/** Right to left. */
export const RightToLeft: Story = {
  tags: ['edge'],
  args: { caller: { userId: 'omar', name: 'عمر حداد' }, isVideo: true },
  globals: { locale: 'ar', direction: 'rtl' },
};

/** Over a page that goes on, in one row: it takes no focus, and nothing that is typed goes to it. */
export const Bar: Story = {
  args: { layout: 'bar', isVideo: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Incoming video call');
    await expect(document.activeElement).toBe(document.body);
    // The words are part of the buttons.
    await userEvent.click(canvas.getByText('Accept'));
    await userEvent.click(canvas.getByText('Reject'));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

/** A name in the other direction begins where the words below it do. */
export const BarOfNameInOtherDirection: Story = {
  tags: ['edge'],
  args: { layout: 'bar', caller: { userId: 'omar', name: 'عمر حداد' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { left } = canvas.getByText('Incoming audio call').getBoundingClientRect();
    await expect(canvas.getByRole('heading').getBoundingClientRect().right).toBeLessThan(left + 120);
  },
};

/** A group is named before whoever calls. */
export const BarOfGroup: Story = {
  args: { layout: 'bar', group: { name: 'Travellers to the Dolomites, in summer' } },
};

/** Somebody is added to a call that runs: who is in it is named. */
export const BarOfAddition: Story = {
  args: {
    layout: 'bar',
    joins: [
      { userId: 'minh', name: 'Minh Trần' },
      { userId: 'omar', name: 'عمر حداد' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      /Asks you to join the call with/,
    );
  },
};
