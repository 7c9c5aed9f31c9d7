import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const languages = ['English', 'Italiano', 'Tiếng Việt'].map((label) => ({ value: label, label }));

function WithOpener({ open: initial, ...rest }: DialogProps) {
  const [open, setOpen] = useState(initial);
  const [language, setLanguage] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit profile</Button>
      <Dialog {...rest} open={open} onOpenChange={setOpen}>
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField label="Fullname" defaultValue="Linh Tran" />
          <Combobox label="Language" items={languages} value={language} onValueChange={setLanguage} />
        </div>
      </Dialog>
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  title: 'Floating/Dialog',
  component: Dialog,
  args: {
    open: false,
    title: 'Edit profile',
    description: 'Your friends see these words in their own language.',
    footer: <Button>Save</Button>,
  },
  render: (args) => <WithOpener {...args} />,
};

export default meta;

type Story = StoryObj<typeof Dialog>;

export const Default: Story = { args: { open: true } };

export const KeepsAndGivesBackTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    const opener = within(canvasElement).getByRole('button', { name: 'Edit profile' });
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Edit profile' });
    await expect(dialog).toHaveAccessibleDescription('Your friends see these words in their own language.');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab();
      // Behind the last control the focus lands on a guard, which sends it back in the next frame.
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeClosesTheListFirst: Story = {
  args: { open: true },
  play: async () => {
    const page = within(document.body);
    const dialog = await page.findByRole('dialog');
    // The dialog puts the focus inside a frame after it opened; a quicker click would lose it again.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(page.getByRole('combobox', { name: 'Language' }));
    await expect(await page.findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await expect(page.getByRole('dialog')).toBeVisible();
    await userEvent.click(page.getByRole('combobox', { name: 'Language' }));
    await userEvent.click(await page.findByRole('option', { name: 'Italiano' }));
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('Italiano');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: { open: true, size: 'small' },
  render: (args) => (
    <Dialog {...args}>
      {Array.from({ length: 40 }, (_, line) => `Line ${line + 1} of a text that needs scrolling.`).map(
        (line) => (
          <p key={line}>{line}</p>
        ),
      )}
    </Dialog>
  ),
};
