import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AssistantStage } from '../testing/AssistantStage.tsx';
import { createDemoAssistant, type DemoAssistant } from '../testing/createDemoAssistant.ts';
import { documented } from '../testing/documented.ts';
import { AssistantTopics } from './AssistantTopics.tsx';

const topics = {
  'A weekend in Trieste': ['a', 'b'],
  'Đi đâu cuối tuần này?': ['c', 'd'],
  'A title that is far longer than the column in which it stands, and is cut at its end': ['e', 'f'],
  'رحلة إلى تريستي': ['g', 'h'],
};

const meta: Meta = {
  title: 'Assistant/Topics',
  component: documented(AssistantTopics),
  parameters: { layout: 'fullscreen' },
  loaders: [() => ({ port: createDemoAssistant({ topics }) })],
  render: (_, { loaded }) => <AssistantStage port={loaded.port as DemoAssistant} />,
};

export default meta;
type Story = StoryObj;

const titles = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('list', { name: 'Conversations with SmartTalk' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);

/** Newest first, each with ways to rename and delete it. */
export const Topics: Story = {};

/** Titles are searched without their marks. */
export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Search conversations'), 'di dau');
    await waitFor(() => expect(titles(canvasElement)).toEqual(['Đi đâu cuối tuần này?']));
  },
};

/** A title is changed. */
export const Renaming: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename “A weekend in Trieste”' }));
    const page = within(canvasElement.ownerDocument.body);
    const field = await page.findByLabelText('Title');
    await userEvent.clear(field);
    await userEvent.type(field, 'Trieste{Enter}');
    await waitFor(() => expect(titles(canvasElement)).toContain('Trieste'));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** Deleting is asked about, and the topic goes. */
export const Deleting: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    const press = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Delete “A weekend in Trieste”' }));
    await step('Cancel keeps it', async () => {
      await press();
      await userEvent.click(await page.findByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      await expect(titles(canvasElement)).toContain('A weekend in Trieste');
    });
    await step('Delete takes it away, and the focus stays in the list', async () => {
      await press();
      await userEvent.click(await page.findByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(titles(canvasElement)).not.toContain('A weekend in Trieste'));
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(canvasElement).toContainElement(document.activeElement as HTMLElement));
    });
  },
};

/** There is none yet. */
export const Empty: Story = { loaders: [() => ({ port: createDemoAssistant() })] };

/** They could not be loaded. */
export const Failed: Story = {
  loaders: [
    () => {
      const port = createDemoAssistant({ topics });
      port.refuseNext('loadTopics', 'offline');
      return { port };
    },
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The conversations could not be loaded.');
  },
};
