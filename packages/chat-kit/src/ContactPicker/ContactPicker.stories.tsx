import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SharedContact } from '../core/model/Person.ts';
import { createDemoPort, type DemoPortOptions } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPeople } from '../testing/demoPeople.ts';
import { documented } from '../testing/documented.ts';
import { ContactPicker } from './ContactPicker.tsx';

interface Args extends DemoPortOptions {
  onPick: (contact: SharedContact) => void;
  onClose: () => void;
}

function Demo({ onPick, onClose, ...options }: Args) {
  const [port] = useState(() => createDemoPort(options));
  return (
    <DemoChat port={port}>
      <ContactPicker onPick={onPick} onClose={onClose} />
    </DemoChat>
  );
}

const meta: Meta<Args> = {
  title: 'Chat/ContactPicker',
  component: documented(ContactPicker),
  parameters: { layout: 'fullscreen' },
  args: { onPick: fn(), onClose: fn() },
  render: (args) => <Demo {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

const page = () => within(document.body);

/** Everybody whom the reader knows. */
export const Default: Story = {
  play: async () => {
    await expect(await page().findByRole('button', { name: /^Lucía/ })).toBeVisible();
  },
};

/** A name is typed, the arrow keys lead to a person, Enter picks. */
export const ByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ args }) => {
    await page().findByRole('button', { name: /^Lucía/ });
    await waitFor(() => expect(page().getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('marco');
    await waitFor(() => expect(page().getAllByRole('listitem')).toHaveLength(1));
    page()
      .getByRole('button', { name: /^Marco/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(demoPeople.marco);
  },
};

/** The people could not be loaded. */
export const WithError: Story = {
  tags: ['edge'],
  args: { onLoad: 'fail' },
  play: async () => {
    await expect(await page().findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** Right to left. */
export const RightToLeft: Story = { tags: ['edge'], globals: { locale: 'ar' } };
