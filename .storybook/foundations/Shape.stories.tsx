import type { Meta, StoryObj } from '@storybook/react-vite';
import { color, focus, radius, shadow } from '../../packages/ui/src/tokens/tokens.ts';
import { TokenTable } from './TokenTable.tsx';

const meta: Meta = { title: 'Foundations/Shape', tags: ['!autodocs'] };

export default meta;

type Story = StoryObj;

const box = { inlineSize: 96, blockSize: 56 };

export const Corners: Story = {
  render: () => (
    <TokenTable
      caption="Corners"
      tokens={Object.values(radius)}
      sample={(borderRadius) => <div style={{ ...box, borderRadius, background: color.primary }} />}
    />
  ),
};

export const ShadowAndFocus: Story = {
  name: 'Shadow and focus ring',
  render: () => (
    <div style={{ display: 'flex', gap: 32, padding: 24 }}>
      <div
        style={{
          ...box,
          borderRadius: radius.card,
          boxShadow: shadow,
          background: color.surfaceRaised,
        }}
      />
      <div
        style={{
          ...box,
          borderRadius: radius.control,
          background: color.surfaceSunken,
          outline: `${focus.width} solid ${color.focus}`,
          outlineOffset: focus.gap,
        }}
      />
    </div>
  ),
};
