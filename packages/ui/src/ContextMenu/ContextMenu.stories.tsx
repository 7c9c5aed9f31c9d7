import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, BellOff, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { MenuSeparator } from '../Menu/MenuSeparator.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { contextMenuGuide } from './ContextMenu.guide.ts';
import { ContextMenu } from './ContextMenu.tsx';

const onMute = fn();

const person = (name: string) => (
  <Card tabIndex={0} role="group" aria-label={name} style={{ inlineSize: 260 }}>
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Avatar decorative name={name} />
      {name}
    </div>
  </Card>
);

const meta: Meta<typeof ContextMenu> = {
  title: 'Floating/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Conversation',
    target: person('Linh Tran'),
    children: (
      <>
        <MenuItem icon={<Icon icon={BellOff} size="small" />} onSelect={onMute}>
          Mute
        </MenuItem>
        <MenuItem icon={<Icon icon={Archive} size="small" />}>Archive</MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Icon icon={Trash2} size="small" />} variant="block">
          Delete
        </MenuItem>
      </>
    ),
  },
  parameters: { guide: contextMenuGuide, docs: { story: { inline: false, height: '300px' } } },
};

export default meta;

type Story = StoryObj<typeof ContextMenu>;

const page = () => within(document.body);
const isGone = () => waitFor(() => expect(page().queryByRole('menu')).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const target = within(canvasElement).getByRole('group', { name: 'Linh Tran' });
    fireEvent.contextMenu(target, { clientX: 120, clientY: 60 });
    const menu = await page().findByRole('menu', { name: 'Conversation' });
    await waitFor(() => expect(menu).toHaveFocus());
    await waitFor(() => expect(menu.getBoundingClientRect().left).toBeCloseTo(120, 0));
  },
};

export const UsedByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    onMute.mockClear();
    const target = within(canvasElement).getByRole('group', { name: 'Linh Tran' });
    for (const key of ['{ContextMenu}', '{Shift>}{F10}{/Shift}']) {
      target.focus();
      await userEvent.keyboard(key);
      const item = await page().findByRole('menuitem', { name: 'Mute' });
      await waitFor(() => expect(item).toHaveFocus());
      await userEvent.keyboard('d');
      await waitFor(() => expect(page().getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
      await userEvent.keyboard('{Home}{Enter}');
      await isGone();
      await waitFor(() => expect(target).toHaveFocus());
    }
    await expect(onMute).toHaveBeenCalledTimes(2);
  },
};

export const OpenedByALongPress: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const target = within(canvasElement).getByRole('group', { name: 'Linh Tran' });
    const finger = { pointerType: 'touch', isPrimary: true, clientX: 80, clientY: 40 };
    fireEvent.pointerDown(target, finger);
    fireEvent.pointerMove(target, { ...finger, clientY: 90 });
    fireEvent.pointerUp(target, finger);
    await expect(page().queryByRole('menu')).toBeNull();
    fireEvent.pointerDown(target, finger);
    await expect(await page().findByRole('menu')).toBeVisible();
    fireEvent.pointerUp(target, finger);
    await expect(page().getByRole('menu')).toBeVisible();
  },
};

export const APressElsewhereCloses: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const target = within(canvasElement).getByRole('group', { name: 'Linh Tran' });
    fireEvent.contextMenu(target, { clientX: 120, clientY: 60 });
    await waitFor(() => expect(page().getByRole('menu')).toHaveFocus());
    await userEvent.click(document.body);
    await isGone();
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    defaultOpen: true,
    children: (
      <MenuItem icon={<Icon icon={BellOff} size="small" />}>
        Tắt thông báo của cuộc trò chuyện này cho đến sáng mai
      </MenuItem>
    ),
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    defaultOpen: true,
    label: 'المحادثة',
    target: person('ليلى'),
    children: (
      <>
        <MenuItem icon={<Icon icon={BellOff} size="small" />}>كتم</MenuItem>
        <MenuItem icon={<Icon icon={Trash2} size="small" />} variant="block">
          حذف
        </MenuItem>
      </>
    ),
  },
};

export const Zoomed: Story = { tags: ['edge'], args: { defaultOpen: true }, decorators: [withZoom()] };
