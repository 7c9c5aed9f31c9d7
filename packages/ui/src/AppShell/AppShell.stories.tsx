import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, Phone, Settings, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { List } from '../List/List.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { appShellGuide } from './AppShell.guide.ts';
import { AppShell } from './AppShell.tsx';

const places = [
  { label: 'Chat', icon: MessageCircle },
  { label: 'Friends', icon: Users },
  { label: 'Calls', icon: Phone },
  { label: 'Settings', icon: Settings },
];

const buttons = places.map(({ label, icon }, index) => (
  <IconButton key={label} label={label} size="large" aria-current={index === 0 ? 'page' : undefined}>
    <Icon icon={icon} size="large" />
  </IconButton>
));

const names = ['Linh Tran', 'Giulia Rossi', 'محمد علي', 'Minh Do'];

const meta: Meta<typeof AppShell> = {
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: { guide: appShellGuide, layout: 'fullscreen' },
  args: {
    style: { blockSize: 480 },
    columnLabel: 'Conversations',
    panelLabel: 'Details',
    onColumnWidthChange: fn(),
    onPanelOpenChange: fn(),
    rail: (
      <nav aria-label="Main" style={{ display: 'grid', gap: 8, justifyItems: 'center', padding: '16px 0' }}>
        {buttons}
      </nav>
    ),
    column: (
      <div style={{ padding: 12, display: 'grid', gap: 12, overflowY: 'auto' }}>
        <SearchField value="" onValueChange={() => undefined} />
        <List aria-label="Conversations">
          {names.map((name, index) => (
            <ListItem
              key={name}
              title={<bdi>{name}</bdi>}
              secondary="See you at eight"
              start={<Avatar name={name} decorative presence="online" />}
              selected={index === 0}
            />
          ))}
        </List>
      </div>
    ),
    children: <EmptyState title="Choose a conversation">Or begin a new one.</EmptyState>,
    panel: (
      <div style={{ padding: 24, display: 'grid', gap: 16, justifyItems: 'start' }}>
        <h2>Details</h2>
        <Button variant="neutral">Mute</Button>
      </div>
    ),
    bottomBar: (
      <nav
        aria-label="Main"
        style={{ display: 'flex', flex: 1, justifyContent: 'space-around', alignItems: 'center' }}
      >
        {buttons}
      </nav>
    ),
  },
};

export default meta;

type Story = StoryObj<typeof AppShell>;

const within390 = (Story: () => ReactNode) => <div style={{ inlineSize: 390 }}>{Story()}</div>;
const within800 = (Story: () => ReactNode) => <div style={{ inlineSize: 800 }}>{Story()}</div>;
const within1000 = (Story: () => ReactNode) => <div style={{ inlineSize: 1000 }}>{Story()}</div>;

export const Default: Story = { decorators: [within1000] };

export const PanelBesideTheMainPart: Story = {
  tags: ['feature'],
  args: { defaultPanelOpen: true },
  decorators: [within1000],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('complementary', { name: 'Details' });
    await expect(panel.offsetWidth).toBe(320);
  },
};

export const PanelAsADrawer: Story = {
  tags: ['feature'],
  args: { defaultPanelOpen: true },
  decorators: [within800],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mute' })).toHaveFocus());
    await expect(canvas.getByRole('dialog', { name: 'Details' })).toBeVisible();
    await userEvent.tab();
    // The focus manager leads Tab round in the next frame.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mute' })).toHaveFocus());
    await expect(args.onPanelOpenChange).not.toHaveBeenCalled();
  },
};

export const DrawerClosedWithEscape: Story = {
  tags: ['feature'],
  args: { defaultPanelOpen: true },
  decorators: [within800],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mute' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onPanelOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const ColumnMovedByKeys: Story = {
  tags: ['feature'],
  decorators: [within1000],
  play: async ({ canvasElement, args }) => {
    const handle = within(canvasElement).getByRole('separator', { name: 'Resize the column' });
    handle.focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(handle).toHaveAttribute('aria-valuenow', '420');
    await expect(args.onColumnWidthChange).toHaveBeenLastCalledWith(420);
    await expect(within(canvasElement).getByRole('region', { name: 'Conversations' }).offsetWidth).toBe(420);
  },
};

export const PhoneWithItsList: Story = {
  tags: ['feature'],
  decorators: [within390],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.queryByText('Choose a conversation')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: /Linh Tran/ })).toBeVisible();
  },
};

export const PhoneWithItsMainPart: Story = {
  tags: ['edge'],
  args: { activePane: 'main', bottomBar: null },
  decorators: [within390],
};

export const PhoneWithItsPanel: Story = {
  tags: ['feature'],
  args: { activePane: 'main', bottomBar: null, defaultPanelOpen: true },
  decorators: [within390],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mute' })).toHaveFocus());
    await expect(canvas.getByRole('dialog', { name: 'Details' }).offsetWidth).toBe(390);
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    columnLabel: 'المحادثات',
    children: <EmptyState title="اختر محادثة">أو ابدأ محادثة جديدة.</EmptyState>,
  },
  decorators: [within800],
};

export const Zoomed: Story = { tags: ['edge'], decorators: [within390, withZoom()] };
