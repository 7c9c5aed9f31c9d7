import type { Meta, StoryObj } from '@storybook/react-vite';
import { QualityBars, type QualityBarsProps } from './QualityBars.tsx';

const meta: Meta<QualityBarsProps> = {
  title: 'Calls/QualityBars',
  component: QualityBars,
  args: { level: 3 },
};

export default meta;

/** Every level, from broken to good. */
export const Levels: StoryObj<QualityBarsProps> = {
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      {[0, 1, 2, 3, 4, 5].map((level) => (
        <QualityBars key={level} level={level} />
      ))}
    </div>
  ),
};
