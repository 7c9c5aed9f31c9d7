import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { List } from '../List/List.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { StoryRow, StoryStack } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { cardGuide } from './Card.guide.ts';
import { Card } from './Card.tsx';

const meta: Meta<typeof Card> = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'One world, one language!' },
  parameters: { guide: cardGuide },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};

export default meta;

type Story = StoryObj<typeof Card>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('One world, one language!')).toBeVisible();
  },
};

export const Paddings: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      <Card padding="none">No space</Card>
      <Card padding="small">A little space</Card>
      <Card floating>Lifted off the page</Card>
    </StoryRow>
  ),
};

export const AListToItsEdges: Story = {
  tags: ['feature'],
  args: {
    padding: 'none',
    children: (
      <List aria-label="Plans">
        <ListItem title="Free" secondary="Texts" />
        <ListItem title="Standard" secondary="Texts and pictures" selected />
        <ListItem title="Ultimate" secondary="Everything" />
      </List>
    ),
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: {
    style: { maxInlineSize: 240 },
    children: (
      <StoryStack>
        <p>Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen</p>
        <Button wide>Choose</Button>
      </StoryStack>
    ),
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { children: 'عالم واحد، لغة واحدة' },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
