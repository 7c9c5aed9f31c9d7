import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createDemoPort, type DemoPort, type DemoPortOptions } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { documented } from '../testing/documented.ts';
import type { ChatTheme } from '../themes/ChatTheme.ts';
import { chatThemes } from '../themes/chatThemes.ts';
import { ThemeChooser } from './ThemeChooser.tsx';

type Args = DemoPortOptions & { theme?: string | null; width?: number; themes?: readonly ChatTheme[] };

/** A conversation whose theme changes when it is asked for. */
function Chosen({ theme = null, width = 288, themes, ...options }: Args) {
  const [topic, setTopic] = useState(() => demoTopic({ theme }));
  const [port] = useState((): DemoPort => {
    const demo = createDemoPort({ count: 0, ...options });
    return {
      ...demo,
      topics: {
        setTheme: async (request, options) => {
          await demo.topics?.setTheme?.(request, options);
          setTopic(demoTopic({ theme: request.theme }));
        },
      },
    };
  });
  return (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <DemoChat port={port} themes={themes}>
        <ThemeChooser topic={topic} />
      </DemoChat>
    </div>
  );
}

const meta: Meta<Args> = {
  title: 'Chat/ThemeChooser',
  component: documented(ThemeChooser),
  render: (args) => <Chosen {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

/** One press sets a theme for everybody, an arrow key goes on to the next. */
export const Default: Story = {
  args: { theme: 'Forest' },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Theme' }));
    const names = group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual(['No Theme', ...chatThemes.map(({ name }) => name)]);
    await expect(group.getByRole('radio', { name: 'Forest' })).toBeChecked();
    await userEvent.click(group.getByText('Christmas'));
    await expect(group.getByRole('radio', { name: 'Christmas' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(group.getByRole('radio', { name: 'HPBD' })).toHaveFocus();
    await expect(group.getByRole('radio', { name: 'HPBD' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(group.getByRole('radio', { name: 'No Theme' })).toBeChecked());
  },
};

/** What was chosen stands at once, before the server has answered. */
export const Pending: Story = {
  tags: ['edge'],
  args: { onTheme: 'wait' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup');
    await userEvent.click(within(group).getByText('Beach'));
    await expect(within(group).getByRole('radio', { name: 'Beach' })).toBeChecked();
    await expect(group).toHaveAttribute('aria-busy', 'true');
  },
};

/** When it cannot be changed, the old theme is back, and a sentence says so. */
export const Refused: Story = {
  tags: ['edge'],
  args: { theme: 'Old Paper', onTheme: 'refuse' },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup'));
    await userEvent.click(group.getByText('Pinky'));
    await waitFor(() => expect(group.getByRole('status')).toHaveTextContent('could not be changed'));
    await expect(group.getByRole('radio', { name: 'Old Paper' })).toBeChecked();
  },
};

/** A theme that is not known here looks like none. */
export const UnknownTheme: Story = {
  tags: ['edge'],
  args: { theme: 'Deep Space' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'No Theme' })).toBeChecked();
  },
};

/** Right to left, in a wide place. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { theme: 'Pinky', width: 560 },
};

const ocean: ChatTheme = {
  ...(chatThemes.find(({ name }) => name === 'Beach') as ChatTheme),
  name: 'Ocean',
  label: { en: 'Ocean', it: 'Oceano' },
};

/** A theme of the application stands behind those of the kit, and is chosen like them. */
export const ThemeOfTheApplication: Story = {
  tags: ['edge'],
  args: { theme: 'Ocean', themes: [ocean] },
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await expect(radios.at(-1)).toBe(within(canvasElement).getByRole('radio', { name: 'Ocean' }));
    await expect(radios.at(-1)).toBeChecked();
    const preview = radios.at(-1)?.closest('label')?.querySelector('[data-own-theme]');
    await expect(preview && getComputedStyle(preview).backgroundColor).toBe('rgb(238, 248, 251)');
  },
};
