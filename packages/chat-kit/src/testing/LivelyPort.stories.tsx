import { type ManualClock, manualClock } from '@franca/ui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Conversation } from '../Conversation/Conversation.tsx';
import { demoNow } from './createDemoPort.ts';
import { createLivelyPort, type LivelyPortOptions } from './createLivelyPort.ts';
import { DemoChat } from './DemoChat.tsx';
import { demoTopic } from './demoTopic.ts';

interface Args extends LivelyPortOptions {
  clock: ManualClock;
}

const meta: Meta<Args> = {
  title: 'Chat/LivelyPort',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ blockSize: 480 }}>
      <DemoChat port={createLivelyPort(args)} clock={args.clock}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </DemoChat>
    </div>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** The backend for tests: the other side sees, types and answers, and the translation comes later, all by one clock. */
export const Default: Story = {
  args: {
    count: 3,
    clock: manualClock(demoNow),
    answers: [{ language: 'es', text: 'Nos vemos allí.', english: 'See you there.' }],
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('they see it and type', async () => {
      await userEvent.type(await canvas.findByLabelText('Write a message'), 'At five then{Enter}');
      await waitFor(() => expect(canvas.getByText('Lucía Fernández is typing')).toBeVisible());
    });
    await step('they answer, in their language', async () => {
      args.clock.advance(1_500);
      await waitFor(() => expect(canvas.getByText('Nos vemos allí.')).toBeVisible());
    });
    await step('and the translation comes later', async () => {
      args.clock.advance(800);
      await waitFor(() => expect(canvas.getByText('See you there.')).toBeVisible());
    });
  },
};

/** What fails is set to fail: the sentence is the one that people read. */
export const Failing: Story = {
  tags: ['edge'],
  args: {
    clock: manualClock(demoNow),
    failure: (call) => (call === 'messages.page' ? 'The server cannot be reached.' : null),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('The server cannot be reached.')).toBeVisible());
  },
};
