import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, size } from '../../packages/ui/src/tokens/tokens.ts';
import { TokenTable } from './TokenTable.tsx';

const meta: Meta = { title: 'Foundations/Sizes', tags: ['!autodocs'] };

export default meta;

type Story = StoryObj;

const tokens = Object.values(size);
const ofControls = tokens.filter((token) => token.includes('--fr-control'));
const ofIcons = tokens.filter((token) => token.includes('--fr-icon'));
const ofShell = tokens.filter((token) => !ofControls.includes(token) && !ofIcons.includes(token));

const square = (side: string) => (
  <div style={{ inlineSize: side, blockSize: side, background: color.primary }} />
);

export const Controls: Story = {
  render: () => (
    <TokenTable caption="Controls; the density changes them" tokens={ofControls} sample={square} />
  ),
};

export const Compact: Story = { ...Controls, globals: { density: 'compact' } };

export const Icons: Story = {
  render: () => <TokenTable caption="Icons" tokens={ofIcons} sample={square} />,
};

export const Shell: Story = {
  render: () => (
    <TokenTable
      caption="The parts of the shell"
      tokens={ofShell}
      sample={(inlineSize) => <div style={{ inlineSize, blockSize: 8, background: color.primary }} />}
    />
  ),
};
