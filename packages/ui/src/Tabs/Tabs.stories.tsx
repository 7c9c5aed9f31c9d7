import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Remembering({ value: initial, children, ...rest }: TabsProps) {
  const [value, setValue] = useState(initial);
  return (
    <Tabs {...rest} value={value} onValueChange={setValue}>
      <p style={{ paddingBlock: 16 }}>The view "{value}"</p>
    </Tabs>
  );
}

const meta: Meta<typeof Tabs> = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Views',
    value: 'all',
    tabs: [
      { id: 'all', label: 'All' },
      { id: 'unread', label: 'Unread', badge: <Badge count={4} /> },
      { id: 'groups', label: 'Groups' },
    ],
  },
  render: (args) => <Remembering {...args} />,
};

export default meta;

type Story = StoryObj<typeof Tabs>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Groups' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Groups' })).toHaveTextContent('The view "groups"');
  },
};

export const RightToLeftAndFilled: Story = {
  globals: { locale: 'ar' },
  args: { fit: 'fill' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Unread');
  },
};
