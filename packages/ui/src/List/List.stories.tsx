import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, LogOut, UserPen } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { listGuide } from './List.guide.ts';
import { List } from './List.tsx';
import { ListItem } from './ListItem.tsx';

const people = [
  { name: 'Linh Tran', words: 'Hẹn gặp bạn lúc tám giờ nhé', unread: 2 },
  { name: 'Giulia Rossi', words: 'Ci vediamo domani', unread: 0 },
  { name: 'محمد علي', words: 'شكرًا جزيلًا', unread: 120 },
];

const rows = people.map(({ name, words, unread }, index) => (
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
));

const meta: Meta<typeof List> = {
  title: 'Navigation/List',
  component: List,
  subcomponents: { ListItem },
  args: { 'aria-label': 'Conversations', children: rows },
  parameters: { guide: listGuide },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};

export default meta;

type Story = StoryObj<typeof List>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, selected, last] = within(canvasElement).getAllByRole('button');
    // The list learns which row is open once the rows are rendered.
    await waitFor(() => expect(first).toHaveAttribute('tabindex', '-1'));
    await userEvent.tab();
    await expect(selected).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(last).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};

export const Actions: Story = {
  tags: ['feature'],
  args: {
    'aria-label': 'Account',
    children: (
      <>
        <ListItem start={<Icon icon={LogOut} flip />} title="Log out" disabled />
        <ListItem start={<Icon icon={UserPen} />} title="Edit profile" />
        <ListItem start={<Icon icon={Info} />} title="About" href="#about" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit profile' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveFocus();
  },
};

export const FoundByItsFirstLetters: Story = {
  tags: ['feature'],
  args: {
    'aria-label': 'Languages',
    children: ['Arabic', 'English', 'Indonesian', 'Italian', 'Vietnamese'].map((name) => (
      <ListItem key={name} title={name} />
    )),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('it');
    await expect(canvas.getByRole('button', { name: 'Italian' })).toHaveFocus();
  },
};

function Shrinking() {
  const [names, setNames] = useState(['Linh', 'Giulia', 'Minh']);
  return (
    <>
      <List aria-label="Friends">
        {names.map((name) => (
          <ListItem
            key={name}
            title={name}
            onClick={() => setNames(names.filter((other) => other !== name))}
          />
        ))}
      </List>
      <Button variant="neutral">After</Button>
    </>
  );
}

export const RowsThatGo: Story = {
  tags: ['edge'],
  render: () => <Shrinking />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Minh' }));
    canvas.getByRole('button', { name: 'After' }).focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Linh' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    children: (
      <ListItem
        title="Ana Maria Antonietta Bianchi-Donaudampfschifffahrtsgesellschaft"
        secondary="A message that is far too long to fit into one line of a narrow column"
        start={<Avatar name="Ana Bianchi" decorative />}
        end={<span>10:41</span>}
      />
    ),
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { 'aria-label': 'المحادثات' },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
