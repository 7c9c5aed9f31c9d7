import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { popoverGuide } from './Popover.guide.ts';
import { Popover, type PopoverProps } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'Floating/Popover',
  component: Popover,
  args: {
    label: 'New conversation',
    trigger: <Button>New conversation</Button>,
    children: <TextField label="Email or phone" />,
  },
  parameters: { guide: popoverGuide, docs: { story: { inline: false, height: '240px' } } },
};

export default meta;

type Story = StoryObj<typeof Popover>;

const page = () => within(document.body);
const isGone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'New conversation' });
    await userEvent.click(trigger);
    const field = await page().findByLabelText('Email or phone');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await expect(await page().findByRole('dialog', { name: 'New conversation' })).toBeVisible();
  },
};

export const TabGoesThrough: Story = {
  tags: ['feature'],
  render: (args) => (
    <StoryRow>
      <Popover {...args} />
      <Button variant="neutral">Behind</Button>
    </StoryRow>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'New conversation' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const field = await page().findByLabelText('Email or phone');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Behind' })).toHaveFocus());
    await isGone();
  },
};

export const InADialog: Story = {
  tags: ['feature'],
  render: (args) => (
    <Dialog defaultOpen title="People" size="small">
      <Popover {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await page().findByRole('dialog', { name: 'People' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(dialog).getByRole('button', { name: 'New conversation' }));
    await waitFor(() => expect(page().getByLabelText('Email or phone')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog', { name: 'New conversation' })).toBeNull());
    await expect(page().getByRole('dialog', { name: 'People' })).toBeVisible();
  },
};

function OpenedByItsOwner(props: PopoverProps) {
  const [open, setOpen] = useState(true);
  return <Popover {...props} open={open} onOpenChange={setOpen} />;
}

export const Controlled: Story = {
  tags: ['feature'],
  render: (args) => <OpenedByItsOwner {...args} />,
  play: async () => {
    await waitFor(() => expect(page().getByLabelText('Email or phone')).toHaveFocus());
    await userEvent.click(document.body);
    await isGone();
  },
};

function AtAnElement(props: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} onClick={() => setOpen(!open)}>
        New conversation
      </Button>
      <Popover {...props} trigger={undefined} anchor={button} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const AtAnAnchor: Story = {
  tags: ['feature'],
  render: (args) => <AtAnElement {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'New conversation' });
    await userEvent.click(button);
    await waitFor(() => expect(page().getByLabelText('Email or phone')).toHaveFocus());
    await userEvent.click(button);
    await isGone();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(await page().findByRole('dialog', { name: 'New conversation' })).toBeVisible();
  },
};

export const AtTheEdgeOfTheWindow: Story = {
  tags: ['edge'],
  args: { defaultOpen: true, placement: 'top-end' },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    defaultOpen: true,
    children:
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz: nobody has to say it, everybody may read it, and it must not make the popover wider than the window.',
    style: { maxInlineSize: 280 },
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    defaultOpen: true,
    label: 'محادثة جديدة',
    trigger: <Button>محادثة جديدة</Button>,
    children: <TextField label="البريد الإلكتروني أو الهاتف" />,
  },
};

export const Zoomed: Story = { tags: ['edge'], args: { defaultOpen: true }, decorators: [withZoom()] };
