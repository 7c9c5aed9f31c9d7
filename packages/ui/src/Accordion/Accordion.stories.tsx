import type { Meta, StoryObj } from '@storybook/react-vite';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { StoryStack } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { accordionGuide } from './Accordion.guide.ts';
import { Accordion } from './Accordion.tsx';
import { AccordionItem } from './AccordionItem.tsx';

const questions = (
  <>
    <AccordionItem value="read" title="Which languages can I read in?">
      Every one of the list. Choose yours in the settings, and all messages come in it.
    </AccordionItem>
    <AccordionItem value="original" title="Can I see the original?">
      Yes. Press the line below a message; it stays that way.
    </AccordionItem>
    <AccordionItem value="price" title="What does it cost?">
      Writing is free.
    </AccordionItem>
  </>
);

const meta: Meta<typeof Accordion> = {
  title: 'Navigation/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { children: questions, onValueChange: fn() },
  parameters: { guide: accordionGuide },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};

export default meta;

type Story = StoryObj<typeof Accordion>;

export const Default: Story = {
  args: { defaultValue: ['read'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Can I see the original?'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['original']);
    await expect(canvas.getByText(/Press the line below/)).toBeVisible();
    await expect(canvas.getByText(/Every one of the list/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Which languages can I read in?'));
    await expect(canvas.getByText(/Every one of the list/)).toBeVisible();
  },
};

export const SeveralOpen: Story = {
  tags: ['feature'],
  args: { multiple: true, defaultValue: ['read'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('What does it cost?'));
    await expect(canvas.getByText('Writing is free.')).toBeVisible();
    await expect(canvas.getByText(/Every one of the list/)).toBeVisible();
  },
};

function Kept() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <StoryStack>
      <Button variant="neutral" onClick={() => setValue(['price'])}>
        Show the price
      </Button>
      <Accordion value={value} onValueChange={setValue}>
        {questions}
      </Accordion>
    </StoryStack>
  );
}

export const Controlled: Story = {
  tags: ['feature'],
  render: () => <Kept />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the price' }));
    await expect(canvas.getByText('Writing is free.')).toBeVisible();
    await userEvent.click(canvas.getByText('What does it cost?'));
    await expect(canvas.getByText('Writing is free.')).not.toBeVisible();
  },
};

export const OpenedByTheBrowser: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args }) => {
    const item = within(canvasElement).getByText('Writing is free.').closest('details');
    if (item) item.open = true;
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith(['price']));
    await expect(item).toHaveProperty('open', true);
  },
};

export const Disabled: Story = {
  tags: ['edge'],
  args: {
    children: (
      <AccordionItem value="later" title="Not now" disabled>
        Hidden words
      </AccordionItem>
    ),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByText('Not now'));
    await expect(within(canvasElement).getByText('Hidden words')).not.toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    defaultValue: ['long'],
    children: (
      <AccordionItem
        value="long"
        start={<Icon icon={Languages} />}
        title="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen and other words without a place to break"
      >
        Nghiêngnghiêngnghiêngnghiêngnghiêngnghiêngnghiêngnghiêngnghiêngnghiêng
      </AccordionItem>
    ),
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    defaultValue: ['read'],
    children: (
      <>
        <AccordionItem value="read" title="بأي اللغات يمكنني القراءة؟" start={<Icon icon={Languages} />}>
          بكل لغات القائمة. اختر لغتك من الإعدادات.
        </AccordionItem>
        <AccordionItem value="price" title="كم التكلفة؟">
          الكتابة مجانية.
        </AccordionItem>
      </>
    ),
  },
};

export const Zoomed: Story = { tags: ['edge'], args: { defaultValue: ['price'] }, decorators: [withZoom()] };
