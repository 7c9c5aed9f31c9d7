import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryRow } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { kbdGuide } from './Kbd.guide.ts';
import { Kbd } from './Kbd.tsx';

const meta: Meta<typeof Kbd> = {
  title: 'Basics/Kbd',
  component: Kbd,
  args: { keys: ['Mod', 'k'] },
  parameters: { guide: kbdGuide },
};

export default meta;

type Story = StoryObj<typeof Kbd>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Ctrl')).toBeVisible();
    await expect(within(canvasElement).getByText('Control')).toBeInTheDocument();
  },
};

export const OnAMac: Story = { tags: ['feature'], args: { platform: 'mac', keys: ['Mod', 'Shift', 'k'] } };

export const ManyKeys: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      <Kbd keys={['Enter']} />
      <Kbd keys={['Shift', 'Tab']} />
      <Kbd keys={['ArrowUp']} />
      <Kbd keys={['ArrowLeft']} />
      <Kbd keys={[' ']} />
      <Kbd keys={['Escape']} />
      <Kbd keys={['Control', 'Alt', 'Delete']} />
    </StoryRow>
  ),
};

export const InASentenceFromRightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  render: () => (
    <p style={{ maxInlineSize: 320 }}>
      اضغط على <Kbd keys={['Control', 'Enter']} /> لإرسال الرسالة، أو على <Kbd keys={['Escape']} /> للإلغاء.
    </p>
  ),
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
