import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createDemoPort } from '../testing/createDemoPort.ts';
import type { DemoShelfOptions } from '../testing/createDemoShelf.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPeople } from '../testing/demoPeople.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { documented } from '../testing/documented.ts';
import { InfoPanel } from './InfoPanel.tsx';
import type { InfoPanelProps } from './InfoPanelProps.ts';

type Args = InfoPanelProps & Omit<DemoShelfOptions, 'newestAt'>;

const group = demoTopic({
  isGroup: true,
  title: 'Weekend trip',
  presence: 'unknown',
  country: undefined,
  members: Object.values(demoPeople),
});

const meta: Meta<Args> = {
  title: 'Chat/InfoPanel',
  component: documented(InfoPanel),
  parameters: { layout: 'fullscreen' },
  args: {
    topic: demoTopic({ accent: 'Spanish (Spain)' }),
    onClose: fn(),
    onShowMessage: fn(),
    onViewProfile: fn(),
    onCreateGroup: fn(),
    onBlock: fn(),
    onDeleted: fn(),
    media: 45,
    files: 30,
  },
  render: ({ media, files, fileNames, outcome, ...props }) => (
    <div style={{ inlineSize: 320, blockSize: 780, border: '1px solid var(--fr-border)' }}>
      <DemoChat port={createDemoPort({ count: 0, shelf: { media, files, fileNames, outcome } })}>
        <InfoPanel {...props} />
      </DemoChat>
    </div>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** About a person: what was shared begins with the newest. */
export const Default: Story = {
  args: { files: 3 },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await step('notifications are off at once', async () => {
      await userEvent.click(await canvas.findByRole('switch', { name: 'Mute notification' }));
      await expect(canvas.getByRole('switch')).toBeChecked();
    });
    await step('deleting asks first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete chat history' }));
      const dialog = await page.findByRole('alertdialog', { name: 'Confirm Delete Chat' });
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    });
    canvas.getByRole('heading', { name: 'Conversation info' }).focus();
    await userEvent.click(canvas.getByRole('switch'));
  },
};

/** Somebody who has chosen a username. */
export const Username: Story = {
  tags: ['feature'],
  args: { username: 'lucia_garcia', media: 0, files: 0 },
};

/** A group has members to list and to add. */
export const Group: Story = {
  tags: ['feature'],
  args: {
    topic: group,
    media: 5,
    files: 0,
    onAddMembers: fn(),
    onInviteLinks: fn(),
    onLeaveGroup: fn(),
    onDeleteGroup: async () => undefined,
  },
};

/** The members of a group: the arrow keys move from one to the next. */
export const Members: Story = {
  tags: ['feature'],
  args: {
    topic: group,
    defaultView: 'members',
    onAddMembers: fn(),
    presenceOf: (id) => (id === 'viewer' ? undefined : id === 'omar' ? 'offline' : 'online'),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: /^Emma Clarke/ })).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onViewProfile).toHaveBeenCalledWith(demoPeople.lucia);
    await expect(canvas.getByRole('heading', { name: 'Listing members (5)' })).toBeVisible();
  },
};

/** All pictures: further pages come near the end, the keyboard moves through all of them, Escape leads back. */
export const StorageMedia: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the way to all of them begins with the focus on the heading', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View all: Photo/Video' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Media and files' })).toHaveFocus());
      await expect(await canvas.findByRole('tab', { name: 'Media' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
    await step('End goes to the last one that is here, until there is no more', async () => {
      (await canvas.findByRole('button', { name: 'Open Photo 1.jpg' })).focus();
      await waitFor(async () => {
        await userEvent.keyboard('{End}');
        await expect(canvas.getByRole('button', { name: 'Open Photo 45.jpg' })).toHaveFocus();
      });
      await userEvent.keyboard('{ArrowUp}{Home}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Open Photo 1.jpg' })).toHaveFocus());
    });
    await step('Escape leads back to where the way began', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'View all: Photo/Video' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('button', { name: 'Open Photo 1.jpg' });
    });
  },
};

/** All files, each with the way to its message. */
export const StorageFiles: Story = {
  tags: ['feature'],
  args: { defaultView: 'file' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [show] = await canvas.findAllByRole('button', { name: 'Show in conversation' });
    if (!show) throw new Error('A file must lead to its message.');
    await userEvent.click(show);
    await expect(args.onShowMessage).toHaveBeenCalledWith('lucia-file-0');
  },
};

/** Nothing was shared yet. */
export const Empty: Story = { tags: ['edge'], args: { media: 0, files: 0 } };

const longNames = [
  `${'Rindfleischetikettierungsueberwachungsaufgaben'.repeat(4)}.pdf`,
  'Minutes of the general meeting of all families about the journey in summer, second version.docx',
  `${'جدول_الرحلات_الصيفية_'.repeat(8)}.xlsx`,
];

/** Long names of files do not overflow the panel: they are cut, and the way to their message stays beside them. */
export const LongFileNames: Story = {
  tags: ['edge'],
  args: { media: 0, files: 3, fileNames: longNames },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const buttons = await canvas.findAllByRole('button', {
      name: /^(Show in conversation|العرض في المحادثة)$/,
    });
    const panel = canvasElement.querySelector('[data-fr-part="info-panel"]');
    if (!panel) throw new Error('The panel must be there.');
    const { left, right } = panel.getBoundingClientRect();
    const parts = [...buttons, ...canvas.getAllByRole('link')].map((part) => part.getBoundingClientRect());
    await expect(parts).toHaveLength(2 * longNames.length);
    for (const part of parts) {
      await expect(part.left).toBeGreaterThanOrEqual(left);
      await expect(part.right).toBeLessThanOrEqual(right);
    }
    const wide = [panel, ...panel.querySelectorAll('*')].filter((element) => {
      const isScrolled = /auto|scroll/.test(getComputedStyle(element).overflowX);
      return isScrolled && element.scrollWidth > element.clientWidth;
    });
    await expect(wide).toEqual([]);
  },
};

/** Long names of files do not overflow the panel from right to left either. */
export const LongFileNamesRightToLeft: Story = { ...LongFileNames, globals: { locale: 'ar' } };

/** Neither what was shared could be loaded nor anything be changed: each says why. */
export const Failed: Story = {
  tags: ['edge'],
  args: { outcome: 'fail' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(canvas.getAllByText(/could not be loaded/)).toHaveLength(2));
    await step('the switch goes back', async () => {
      const mute = canvas.getByRole('switch', { name: 'Mute notification' });
      await userEvent.click(mute);
      await waitFor(() => expect(mute).not.toBeChecked());
      await expect(mute).toHaveAccessibleDescription('The server cannot be reached.');
    });
    await step('the question stays with the reason', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete chat history' }));
      const dialog = await page.findByRole('alertdialog', { name: 'Confirm Delete Chat' });
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(within(dialog).getByText('The server cannot be reached.')).toBeVisible());
      await expect(args.onDeleted).not.toHaveBeenCalled();
    });
  },
};

/** Right to left, in Arabic. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    topic: demoTopic({ title: demoPeople.omar.name, country: 'مصر', accent: 'العربية (مصر)' }),
    files: 5,
  },
};
