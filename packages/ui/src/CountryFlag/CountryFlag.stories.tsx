import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StoryRow } from '../testing/StoryRow.tsx';
import { storyCountries } from '../testing/storyCountries.ts';
import { CountryFlag } from './CountryFlag.tsx';

const meta: Meta<typeof CountryFlag> = {
  title: 'Basics/CountryFlag',
  component: CountryFlag,
  args: { code: 'VN', label: 'Vietnam' },
};

export default meta;

type Story = StoryObj<typeof CountryFlag>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const flag = within(canvasElement).getByRole('img', { name: 'Vietnam' });
    await waitFor(() => expect(flag.querySelector('img')?.complete).toBe(true));
  },
};

export const ManyAndUnknown: Story = {
  render: () => (
    <StoryRow>
      <CountryFlag code="au" size="large" />
      <CountryFlag code="zz" size="large" />
      {storyCountries.map(({ code }) => (
        <CountryFlag key={code} code={code} />
      ))}
    </StoryRow>
  ),
};
