import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryRow } from '../testing/StoryRow.tsx';
import { storyCountries } from '../testing/storyCountries.ts';
import { withZoom } from '../testing/withZoom.tsx';
import { countryFlagGuide } from './CountryFlag.guide.ts';
import { CountryFlag } from './CountryFlag.tsx';

const drawn = (canvasElement: HTMLElement, count: number) =>
  waitFor(async () => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    await expect(pictures).toHaveLength(count);
    await expect(pictures.every((picture) => picture.complete)).toBe(true);
  });

const meta: Meta<typeof CountryFlag> = {
  title: 'Basics/CountryFlag',
  component: CountryFlag,
  args: { code: 'VN', label: 'Vietnam' },
  parameters: { guide: countryFlagGuide },
  play: ({ canvasElement }) => drawn(canvasElement, 1),
};

export default meta;

type Story = StoryObj<typeof CountryFlag>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Vietnam' })).toBeVisible();
    await drawn(canvasElement, 1);
  },
};

export const Sizes: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      <CountryFlag code="au" />
      <CountryFlag code="au" size="large" />
    </StoryRow>
  ),
  play: ({ canvasElement }) => drawn(canvasElement, 2),
};

export const Many: Story = {
  tags: ['feature'],
  render: () => (
    <StoryRow>
      {storyCountries.map(({ code }) => (
        <CountryFlag key={code} code={code} />
      ))}
    </StoryRow>
  ),
  play: ({ canvasElement }) => drawn(canvasElement, storyCountries.length),
};

export const Unknown: Story = {
  tags: ['edge'],
  args: { code: 'zz', label: 'Nowhere' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Nowhere' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { code: 'AE', label: 'الإمارات' },
};

export const Zoomed: Story = { tags: ['edge'], decorators: [withZoom()] };
