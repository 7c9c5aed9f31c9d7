import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { List } from '../List/List.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { dialogGuide } from './Dialog.guide.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const languages = ['English', 'Italiano', 'Tiếng Việt'].map((label) => ({ value: label, label }));

const fields = (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label="Fullname" defaultValue="Linh Tran" />
    <Combobox label="Language" items={languages} />
  </div>
);

const meta: Meta<typeof Dialog> = {
  title: 'Floating/Dialog',
  component: Dialog,
  args: {
    title: 'Edit profile',
    description: 'Your friends see these words in their own language.',
    trigger: <Button>Edit profile</Button>,
    footer: <Button>Save</Button>,
    children: fields,
    onOpenChange: fn(),
  },
  parameters: { guide: dialogGuide, docs: { story: { inline: false, height: '480px' } } },
};

export default meta;

type Story = StoryObj<typeof Dialog>;

const page = () => within(document.body);
const focusIsInside = (dialog: HTMLElement) =>
  waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
const isGone = (name: string) => waitFor(() => expect(page().queryByRole('dialog', { name })).toBeNull());

export const Default: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await page().findByRole('dialog', { name: 'Edit profile' });
    // One button in the corner closes it; a second one in the footer would say the same.
    await expect(within(dialog).getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  },
};

export const KeepsAndGivesBackTheFocus: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Edit profile' });
    await userEvent.click(opener);
    const dialog = await page().findByRole('dialog', { name: 'Edit profile' });
    await expect(dialog).toHaveAccessibleDescription('Your friends see these words in their own language.');
    await focusIsInside(dialog);
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab({ shift: press > 3 });
      await focusIsInside(dialog);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await isGone('Edit profile');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const EscapeClosesTheListFirst: Story = {
  tags: ['feature'],
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await page().findByRole('dialog');
    await focusIsInside(dialog);
    await userEvent.click(page().getByRole('combobox', { name: 'Language' }));
    await expect(await page().findByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('listbox')).toBeNull());
    await expect(page().getByRole('dialog')).toBeVisible();
    await userEvent.click(page().getByRole('combobox', { name: 'Language' }));
    await userEvent.click(await page().findByRole('option', { name: 'Italiano' }));
    await expect(page().getByRole('combobox', { name: 'Language' })).toHaveValue('Italiano');
    await expect(page().getByRole('dialog')).toBeVisible();
  },
};

export const OneInAnother: Story = {
  tags: ['feature'],
  args: {
    defaultOpen: true,
    footer: (
      <Dialog trigger={<Button variant="neutral">More</Button>} title="More about you" size="small">
        <TextField label="Accent" />
      </Dialog>
    ),
  },
  play: async () => {
    const outer = await page().findByRole('dialog', { name: 'Edit profile' });
    await focusIsInside(outer);
    const opener = within(outer).getByRole('button', { name: 'More' });
    await userEvent.click(opener);
    await focusIsInside(await page().findByRole('dialog', { name: 'More about you' }));
    await userEvent.keyboard('{Escape}');
    await isGone('More about you');
    await expect(outer).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isGone('Edit profile');
  },
};

function Asking(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} trigger={undefined} open={open} onOpenChange={setOpen} dismissible={false}>
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Dialog>
    </>
  );
}

export const ClosedOnlyByItsOwner: Story = {
  tags: ['feature'],
  args: { footer: undefined },
  render: (args) => <Asking {...args} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await page().findByRole('dialog');
    await focusIsInside(dialog);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await isGone('Edit profile');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    defaultOpen: true,
    size: 'small',
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    children: Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of a text that needs scrolling.`).map(
      (line) => <p key={line}>{line}</p>,
    ),
  },
};

/** A line that does not break is cut; the dialog is no wider than the screen. */
export const LongLine: Story = {
  tags: ['edge'],
  args: {
    defaultOpen: true,
    size: 'full',
    children: (
      <List aria-label="Places">
        <ListItem title={'Santo Domingo de los Tsáchilas, '.repeat(12)} onClick={fn()} />
      </List>
    ),
  },
  play: async () => {
    const dialog = await page().findByRole('dialog', { name: 'Edit profile' });
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const OnAPhone: Story = {
  tags: ['edge'],
  args: { defaultOpen: true, size: 'full' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    defaultOpen: true,
    title: 'تعديل الملف الشخصي',
    description: 'يرى أصدقاؤك هذه الكلمات بلغتهم.',
    footer: <Button>حفظ</Button>,
    children: <TextField label="الاسم الكامل" defaultValue="ليلى" />,
  },
};

export const Zoomed: Story = { tags: ['edge'], args: { defaultOpen: true }, decorators: [withZoom()] };
