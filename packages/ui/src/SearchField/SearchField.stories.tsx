import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { useSearchKeys } from '../kit/useSearchKeys.ts';
import { List } from '../List/List.tsx';
import { ListItem } from '../List/ListItem.tsx';
import { StoryForm, sentBy } from '../testing/StoryForm.tsx';
import { StoryStack, withColumn } from '../testing/StoryRow.tsx';
import { withZoom } from '../testing/withZoom.tsx';
import { searchFieldGuide } from './SearchField.guide.ts';
import { SearchField } from './SearchField.tsx';

const meta: Meta<typeof SearchField> = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { onValueChange: fn() },
  parameters: { guide: searchFieldGuide },
  decorators: [withColumn(300)],
};

export default meta;

type Story = StoryObj<typeof SearchField>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search' });
    await userEvent.type(field, 'linh');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('linh');
  },
};

export const ClearsWithButtonAndEscape: Story = {
  tags: ['feature'],
  args: { defaultValue: 'linh', label: 'Search conversations' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search conversations' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'minh{Escape}');
    await expect(field).toHaveValue('');
  },
};

const cities = ['Bari', 'Bologna', 'Brescia'];

const found = (query: string) => cities.filter((city) => city.toLowerCase().startsWith(query.toLowerCase()));

function CitySearch({ onChoose }: { onChoose: (city: string) => void }) {
  const [query, setQuery] = useState('');
  return (
    <div {...useSearchKeys()}>
      <SearchField label="City" value={query} onValueChange={setQuery} />
      <List aria-label="Cities">
        {found(query).map((city) => (
          <ListItem key={city} title={city} disabled={city === 'Bari'} onClick={() => onChoose(city)} />
        ))}
      </List>
    </div>
  );
}

const onChoose = fn();
const onSubmit = fn((event: FormEvent) => event.preventDefault());

/** With `useSearchKeys`: Enter takes the first row that can be chosen and submits no form; the arrows lead to the rows and back. */
export const AboveAList: Story = {
  tags: ['feature'],
  parameters: { controls: { disable: true } },
  render: () => (
    <form onSubmit={onSubmit}>
      <CitySearch onChoose={onChoose} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    onSubmit.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'City' });
    await userEvent.type(field, '{Enter}');
    await expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Bologna' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Brescia' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'b{Enter}');
    await expect(onChoose.mock.calls).toEqual([['Bologna']]);
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

// The search that is slow, which the story lets answer.
let answer: () => void;

function SlowCitySearch({ onChoose }: { onChoose: (city: string) => void }) {
  const [query, setQuery] = useState('');
  const [answered, setAnswered] = useState('');
  answer = () => setAnswered(query);
  return (
    <div {...useSearchKeys({ isWaiting: answered !== query })}>
      <SearchField label="City" value={query} onValueChange={setQuery} loading={answered !== query} />
      <List aria-label="Cities">
        {found(answered).map((city) => (
          <ListItem key={city} title={city} onClick={() => onChoose(city)} />
        ))}
      </List>
    </div>
  );
}

/** While the rows belong to other words, Enter takes none of them: it takes the first one of those that come. */
export const WaitingForRows: Story = {
  tags: ['edge'],
  parameters: { controls: { disable: true } },
  render: () => <SlowCitySearch onChoose={onChoose} />,
  play: async ({ canvasElement }) => {
    onChoose.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'City' }), 'br{Enter}');
    await expect(canvas.getByRole('button', { name: 'Bari' })).toBeVisible();
    await expect(onChoose).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(onChoose.mock.calls).toEqual([['Brescia']]));
    await expect(canvas.queryByRole('button', { name: 'Bari' })).toBeNull();
  },
};

export const States: Story = {
  tags: ['feature'],
  render: () => (
    <StoryStack>
      <SearchField label="Search people" defaultValue="linh" />
      <SearchField label="Search messages" defaultValue="pho" loading />
      <SearchField label="Search stickers" disabled />
    </StoryStack>
  ),
  play: async ({ canvasElement }) => {
    const busy = within(canvasElement).getByRole('searchbox', { name: 'Search messages' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  },
};

export const InAForm: Story = {
  tags: ['feature'],
  args: { name: 'q', defaultValue: 'linh' },
  render: (args) => (
    <StoryForm>
      <SearchField {...args} />
    </StoryForm>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), ' tran');
    await expect(sentBy(canvasElement)).toEqual({ q: 'linh tran' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(sentBy(canvasElement)).toEqual({ q: 'linh' }));
  },
};

export const LongWords: Story = {
  tags: ['edge'],
  args: { defaultValue: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
};

export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { defaultValue: 'ليلى' },
};

export const Zoomed: Story = { tags: ['edge'], args: { defaultValue: 'linh' }, decorators: [withZoom()] };
