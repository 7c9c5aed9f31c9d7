import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, space } from '../../packages/ui/src/tokens/tokens.ts';
import { TokenTable } from './TokenTable.tsx';

const meta: Meta = { title: 'Foundations/Space', tags: ['!autodocs'] };

export default meta;

type Story = StoryObj;

export const Steps: Story = {
  render: () => (
    <TokenTable
      caption="Steps of the 4-pixel grid"
      tokens={Object.values(space)}
      sample={(inlineSize) => <div style={{ inlineSize, blockSize: 16, background: color.primary }} />}
    />
  ),
};
