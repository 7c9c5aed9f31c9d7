import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ForwardState } from '../core/forward/createForwarding.ts';
import { createDemoPort, type DemoPortOptions } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { documented } from '../testing/documented.ts';
import { ForwardDialog } from './ForwardDialog.tsx';

interface Args extends DemoPortOptions {
  states?: readonly (readonly [string, ForwardState])[];
}

function Demo({ states: given = [], ...options }: Args) {
  const [port] = useState(() => createDemoPort(options));
  const [states, setStates] = useState<ReadonlyMap<string, ForwardState>>(() => new Map(given));
  return (
    <DemoChat port={port}>
      <ForwardDialog
        open
        onOpenChange={() => {}}
        states={states}
        onSend={({ id }) => setStates((before) => new Map(before).set(id, { kind: 'sent' }))}
      />
    </DemoChat>
  );
}

const meta: Meta<Args> = {
  title: 'Chat/ForwardDialog',
  component: documented(ForwardDialog),
  parameters: { layout: 'fullscreen' },
  render: (args) => <Demo {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Everybody whom the reader knows. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('button', { name: /^Lucía.*Send$/ })).toBeVisible();
  },
};

/** One copy is sent, one on its way, and one was refused: its sentence stands under the name. */
export const Everywhere: Story = {
  tags: ['feature'],
  args: {
    states: [
      ['lucia', { kind: 'sent' }],
      ['omar', { kind: 'sending' }],
      ['marco', { kind: 'failed', reason: 'User not permission.' }],
    ],
  },
  play: async ({ canvasElement }) => {
    const lucia = await page(canvasElement).findByRole('button', { name: /^Lucía.*Sent$/ });
    await expect(lucia).toHaveAttribute('aria-disabled', 'true');
    await expect(page(canvasElement).getByText('User not permission.')).toBeVisible();
  },
};

/** Groups stand after the people, are found by their names, and have a state each. */
export const Groups: Story = {
  tags: ['feature'],
  args: {
    contacts: [{ id: 'lucia', name: 'Lucía Fernández', avatarUrl: null, country: 'Spain' }],
    forwardGroups: [
      { id: 'trip', title: 'Weekend trip', avatarUrl: null, memberCount: 5 },
      { id: 'choir', title: 'Choir', avatarUrl: null, memberCount: 23 },
    ],
    states: [['trip', { kind: 'sent' }]],
  },
  play: async ({ canvasElement, step }) => {
    const canvas = page(canvasElement);
    await step('one group has got the message, the other one gets it too', async () => {
      await expect(await canvas.findByRole('button', { name: /^Weekend trip.*Sent$/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^Choir.*Send$/ }));
      await expect(canvas.getByRole('button', { name: /^Choir.*Sent$/ })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^Lucía.*Send$/ }));
      await expect(canvas.getByText('Sent to Lucía Fernández, Weekend trip, Choir')).toBeInTheDocument();
    });
    await step('a name that only a group has', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'choi');
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Lucía/ })).toBeNull());
      await expect(canvas.getByRole('button', { name: /^Choir/ })).toBeVisible();
      await expect(canvas.queryByText('Nothing found for “choi”')).toBeNull();
    });
  },
};

/** A name is typed, the arrow keys lead to a person, Enter sends. */
export const ByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await canvas.findByRole('button', { name: /^Lucía/ });
    const field = canvas.getByRole('searchbox', { name: 'Search people' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('n');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.tab();
    if (document.activeElement?.getAttribute('aria-label') === 'Clear') await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    const marco = await canvas.findByRole('button', { name: /^Marco.*Sent$/ });
    await expect(marco).toHaveFocus();
    await expect(canvas.getByText('Sent to Marco Bianchi')).toBeInTheDocument();
  },
};

/** Nobody has that name. */
export const NobodyFound: Story = {
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'zzz');
    await waitFor(() => expect(canvas.getByText('Nothing found for “zzz”')).toBeVisible());
  },
};

/** The people could not be loaded. */
export const WithError: Story = {
  tags: ['edge'],
  args: { onLoad: 'fail' },
  play: async ({ canvasElement }) => {
    await expect(await page(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Right to left, with a name that no line can hold. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    contacts: [
      { id: 'omar', name: 'عمر الحسن', avatarUrl: null, country: 'Egypt' },
      { id: 'long', name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3), avatarUrl: null },
    ],
    states: [['omar', { kind: 'sent' }]],
  },
};
