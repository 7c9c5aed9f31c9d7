import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { List } from './List.tsx';
import { ListItem } from './ListItem.tsx';

const people = [
  { name: 'Linh Tran', words: 'Hẹn gặp bạn lúc tám giờ nhé', unread: 2 },
  {
    name: 'Giulia Rossi',
    words: 'A message that is far too long to fit into one line of a narrow column',
    unread: 0,
  },
  { name: 'محمد علي', words: 'شكرًا جزيلًا', unread: 120 },
];

const meta: Meta<typeof List> = {
  title: 'Navigation/List',
  component: List,
  args: {
    'aria-label': 'Conversations',
    children: people.map(({ name, words, unread }, index) => (
      <ListItem
        key={name}
        title={<bdi>{name}</bdi>}
        secondary={<bdi>{words}</bdi>}
        start={<Avatar name={name} decorative presence={index === 1 ? undefined : 'online'} />}
        end={
          <>
            <span>10:4{index}</span>
            <Badge count={unread} />
          </>
        }
        selected={index === 1}
      />
    )),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};

export default meta;

type Story = StoryObj<typeof List>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(rows[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(rows[2]).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(rows[2]).toHaveFocus();
  },
};

export const Plain: Story = {
  args: {
    children: (
      <>
        <ListItem title="Edit profile" />
        <ListItem title="About" href="#about" />
        <ListItem title="Not now" disabled />
      </>
    ),
  },
};
