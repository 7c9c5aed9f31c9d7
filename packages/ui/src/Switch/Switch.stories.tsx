import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { switchGuide } from './Switch.guide.ts';
import { Switch } from './Switch.tsx';

const meta: Meta<typeof Switch> = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Show the original below', onCheckedChange: fn() },
  parameters: { guide: switchGuide },
  decorators: [withColumn(320)],
};

export default meta;

type Story = StoryObj<typeof Switch>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const toggle = within(canvasElement).getByRole('switch', { name: 'Show the original below' });
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(canvasElement).getByText('Show the original below'));
    await expect(toggle).not.toBeChecked();
  },
};

export const States: Story = {
  tags: ['feature'],
  render: () => (
    <StoryStack>
      <Switch label="Sounds" defaultChecked hint="For messages that arrive while you look elsewhere." />
      <Switch label="Only to be read" readOnly defaultChecked />
      <Switch label="Call captions" disabled disabledReason="Your package does not hold this." />
      <Switch label="Sign-in alerts" disabled defaultChecked />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const fixed = within(canvasElement).getByRole('switch', { name: 'Only to be read' });
    await userEvent.click(fixed);
    await expect(fixed).toBeChecked();
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'original', defaultChecked: true },
  render: (args) => (
    <StoryForm>
      <Switch {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(sentBy(canvasElement)).toEqual({});
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ original: 'on' }));
  },
};

export const WithError: Story = {
  tags: ['edge'],
  args: { error: 'This setting could not be saved. Try again.', defaultChecked: true },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    label:
      'Show the original below the translation, in smaller letters: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { label: 'إظهار النص الأصلي تحته', hint: 'بحروف أصغر.', defaultChecked: true },
};

export const Zoomed: Story = { tags: ['edge'], args: { defaultChecked: true }, decorators: [withZoom()] };
