import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: 'Feedback/Skeleton', component: Skeleton };

export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Default: Story = {};

export const ConversationRows: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 20, inlineSize: 300 }}>
      {['62%', '48%', '70%'].map((width) => (
        <div key={width} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <Skeleton shape="circle" width={40} style={{ flex: 'none' }} />
          <div style={{ display: 'grid', gap: 8, flex: 1 }}>
            <Skeleton width={width} />
            <Skeleton width="90%" />
          </div>
        </div>
      ))}
    </div>
  ),
};
