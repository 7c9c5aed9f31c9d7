import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../packages/ui/src/index.ts';
import { color, motion, radius } from '../../packages/ui/src/tokens/tokens.ts';
import { TokenTable } from './TokenTable.tsx';

const meta: Meta = { title: 'Foundations/Motion', tags: ['!autodocs'] };

export default meta;

type Story = StoryObj;

const durations = [motion.fast, motion.normal, motion.slow];

function Movements() {
  const [place, setPlace] = useState<'start' | 'end'>('start');
  return (
    <>
      <TokenTable
        caption="Durations, none under reduced motion"
        tokens={durations}
        sample={(duration) => (
          <div dir="ltr" style={{ inlineSize: 160 }}>
            <div
              style={{
                inlineSize: 16,
                blockSize: 16,
                borderRadius: radius.full,
                background: color.primary,
                transform: place === 'end' ? 'translateX(144px)' : undefined,
                transition: `transform ${duration} ${motion.ease}`,
              }}
            />
          </div>
        )}
      />
      <Button aria-pressed={place === 'end'} onClick={() => setPlace(place === 'end' ? 'start' : 'end')}>
        Move
      </Button>
    </>
  );
}

export const Durations: Story = {
  render: () => <Movements />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
