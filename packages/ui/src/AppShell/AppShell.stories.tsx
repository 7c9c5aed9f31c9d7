import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageCircle, Phone, Settings, Users } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { List } from '../List/List.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
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
  parameters: { layout: 'fullscreen' },
  args: {
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
      <div style={{ padding: 12, display: 'grid', gap: 12 }}>
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
      <div style={{ padding: 24 }}>
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

export const Default: Story = {};

export const PanelOpen: Story = { args: { panelOpen: true } };

export const MainPaneOnAPhone: Story = { args: { activePane: 'main' } };

export const ColumnMovedByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    const handle = within(canvasElement).queryByRole('separator', { name: 'Resize the column' });
    if (!handle) throw new Error('The window of this test is too narrow to show the handle.');
    handle.focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(handle).toHaveAttribute('aria-valuenow', '420');
    await expect(args.onColumnWidthChange).toHaveBeenLastCalledWith(420);
  },
};
