import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Description', placeholder: 'A few words about you' },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};

export default meta;

type Story = StoryObj<typeof TextArea>;

export const Default: Story = {};

export const GrowsWithItsText: Story = {
  args: { rows: 1, maxRows: 4 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Description');
    const before = area.offsetHeight;
    await userEvent.type(area, 'one{enter}two{enter}three');
    await expect(area.offsetHeight).toBeGreaterThan(before + 30);
    const three = area.offsetHeight;
    await userEvent.type(area, '{enter}four{enter}five{enter}six{enter}seven');
    await expect(area.offsetHeight).toBeLessThan(three + 30);
    await userEvent.clear(area);
    await expect(area.offsetHeight).toBe(before);
  },
};
