import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AssistantStage } from '../testing/AssistantStage.tsx';
import { createDemoAssistant, type DemoAssistant } from '../testing/createDemoAssistant.ts';
import { demoAnswer } from '../testing/demoAnswer.ts';
import { demoDictation } from '../testing/demoVoice.ts';
import { documented } from '../testing/documented.ts';
import { AssistantConversation, type AssistantConversationProps } from './AssistantConversation.tsx';

type Args = Pick<AssistantConversationProps, 'dictation' | 'onPlans'> & { topicId?: string | null };

const trip = {
  'A weekend in Trieste': ['What should I take along?', demoAnswer('What should I take along?')],
};
/** Longer than a story is looked at. */
const never = 3_600_000;

const meta: Meta<Args> = {
  title: 'Assistant/Conversation',
  component: documented(AssistantConversation),
  parameters: { layout: 'fullscreen' },
  args: { topicId: 'topic-1' },
  loaders: [() => ({ port: createDemoAssistant({ topics: trip, pause: 5 }) })],
  render: (args, { loaded }) => <AssistantStage port={loaded.port as DemoAssistant} {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

const portOf = (loaded: Record<string, unknown>) => loaded.port as DemoAssistant;

/** Nothing was asked: three columns of prompts that can be pressed. */
export const Welcome: Story = { args: { topicId: null } };

/** A prompt begins a conversation, whose answer comes word by word. */
export const Asking: Story = {
  args: { topicId: null },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('a press on a prompt asks it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Plan a weekend in Trieste' }));
      await waitFor(() => expect(canvas.getByText('Have a good trip.')).toBeVisible());
    });
    await step('the topic stands in the side bar', async () => {
      const topics = canvas.getByRole('list', { name: 'Conversations with SmartTalk' });
      await expect(within(topics).getByRole('button', { name: 'Plan a weekend in Trieste' })).toBeVisible();
    });
    await step('Enter asks on, and empties the field', async () => {
      const field = canvas.getByLabelText('Ask SmartTalk');
      await userEvent.type(field, 'And by bus?{Enter}');
      await expect(field).toHaveValue('');
      await waitFor(() =>
        expect(canvas.getByText('About “And by bus?”: here is a short overview.')).toBeVisible(),
      );
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Regenerate Response' })).toBeVisible());
    });
    await step('the answer is announced once, when it is whole', async () => {
      const announced = canvas
        .getAllByRole('status')
        .filter((region) => region.textContent?.startsWith('SmartTalk has answered:'));
      await expect(announced).toHaveLength(1);
    });
  },
};

/** All of it by keyboard: the Tab key leads to everything that can be pressed, and the arrow keys through the messages. */
export const ByKeyboard: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Have a good trip.');
    const nameOf = (element: Element): string =>
      element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    await step('Tab stops at everything once, and at one row of the list', async () => {
      const stops: string[] = [];
      canvas.getByRole('button', { name: 'New Chat' }).focus();
      while (document.activeElement && document.activeElement !== document.body && stops.length < 40) {
        stops.push(`${document.activeElement.tagName} ${nameOf(document.activeElement)}`);
        await userEvent.tab();
      }
      const of = (name: string) => stops.filter((stop) => stop.endsWith(name));
      for (const name of [
        'New Chat',
        'Rename “A weekend in Trieste”',
        'Delete “A weekend in Trieste”',
        'Download as Markdown',
        'Regenerate Response',
        'Ask SmartTalk',
      ])
        await expect(of(name)).toHaveLength(1);
      await expect(stops.filter((stop) => stop.startsWith('ARTICLE'))).toHaveLength(1);
    });
    await step('arrows lead to the question, Enter on its button takes it up, Escape leaves it', async () => {
      const rows = canvas.getAllByRole('article');
      rows.at(-1)?.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(rows.at(0)).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Edit and ask again' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const field = canvas.getByLabelText('Ask SmartTalk');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('What should I take along?');
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
    });
    await step('a question is asked and its answer regenerated', async () => {
      await userEvent.keyboard('And by bus?{Enter}');
      await waitFor(() => expect(canvas.getByText(/^About “And by bus\?”/)).toBeVisible());
      const again = await canvas.findByRole('button', { name: 'Regenerate Response' });
      again.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText('2/2')).toBeVisible());
    });
  },
};

/** Markdown with a table and code. */
export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toBeVisible();
  },
};

/** The question is on its way: a ring turns. */
export const Waiting: Story = {
  loaders: [() => ({ port: createDemoAssistant({ topics: trip, pause: never }) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('What should I take along?');
    await userEvent.type(canvas.getByLabelText('Ask SmartTalk'), 'And for rain?{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible());
  },
};

/** Stop keeps what was written. */
export const Stopped: Story = {
  play: async ({ canvasElement, loaded, step }) => {
    const canvas = within(canvasElement);
    const port = portOf(loaded);
    await canvas.findByText('What should I take along?');
    port.pauseAfter(4);
    await userEvent.type(canvas.getByLabelText('Ask SmartTalk'), 'And for rain?{Enter}');
    await waitFor(() => expect(canvas.getByText('About “And for rain?”:', { selector: 'p' })).toBeVisible());
    await step('the button ends the answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
      await waitFor(() => expect(canvas.getByText('Stopped')).toBeVisible());
      await expect(canvas.getByText(/About “And for/, { selector: 'p' })).toBeVisible();
    });
  },
};

/** The answer was regenerated: its versions can be switched, n/total. */
export const Versions: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('Regenerate Response writes the last answer anew', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Regenerate Response' }));
      await waitFor(() => expect(canvas.getByText('2/2')).toBeVisible());
      await expect(canvas.getByText('Version 2')).toBeVisible();
    });
    await step('the one before is still there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous version' }));
      await waitFor(() => expect(canvas.getByText('1/2')).toBeVisible());
      await expect(canvas.queryByText('Version 2')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Next version' }));
      await waitFor(() => expect(canvas.getByText('2/2')).toBeVisible());
    });
  },
};

/** A question is changed and asked again. */
export const Editing: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit and ask again' }));
    const field = canvas.getByLabelText('Ask SmartTalk');
    await expect(field).toHaveValue('What should I take along?');
    await step('Escape leaves it as it is', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
    });
    await step('Enter replaces it and what followed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit and ask again' }));
      await userEvent.clear(field);
      await userEvent.type(field, 'Which train?{Enter}');
      await waitFor(() => expect(canvas.getByText('Which train?')).toBeVisible());
      await expect(canvas.queryByText('What should I take along?')).toBeNull();
      await waitFor(() => expect(canvas.getByText('Have a good trip.')).toBeVisible());
    });
  },
};

/** The question was refused: a sentence says why, and it can be asked again. */
export const Refused: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('What should I take along?');
    portOf(loaded).refuseNext('ask', 'unavailable');
    await userEvent.type(canvas.getByLabelText('Ask SmartTalk'), 'And for rain?{Enter}');
    await waitFor(() =>
      expect(canvas.getByText('SmartTalk cannot answer now. Please try again.')).toBeVisible(),
    );
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  },
};

/** The connection to the answer is lost; it goes on elsewhere. */
export const ConnectionLost: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const port = portOf(loaded);
    await canvas.findByText('What should I take along?');
    port.pauseAfter(4);
    await userEvent.type(canvas.getByLabelText('Ask SmartTalk'), 'And for rain?{Enter}');
    await waitFor(() => expect(canvas.getByText('About “And for rain?”:', { selector: 'p' })).toBeVisible());
    port.refuseNext('follow', 'offline');
    port.disconnect();
    await waitFor(() => expect(canvas.getByText(/The connection is lost/)).toBeVisible());
  },
};

/** The plan does not include it any more: reading stays, the box says why and leads to the plans. */
export const PlanEnded: Story = {
  args: { onPlans: fn() },
  loaders: [() => ({ port: createDemoAssistant({ topics: trip, canAsk: false }) })],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'See plans' }));
    await expect(args.onPlans).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Ask SmartTalk')).toBeDisabled();
  },
};

const soon = Date.UTC(2126, 2, 14, 15, 1);

/** Few questions are left for today: it is said before none is. */
export const FewLeft: Story = {
  loaders: [
    () => ({
      port: createDemoAssistant({
        topics: trip,
        engine: { kind: 'model', name: 'demo-large', host: 'models.example' },
        limits: {
          minute: { limit: 10, remaining: 8, resetsAt: soon },
          day: { limit: 200, remaining: 4, resetsAt: soon },
        },
      }),
    }),
  ],
};

/** No language model: it says what it is. */
export const WithoutModel: Story = {
  args: { topicId: null },
  loaders: [() => ({ port: createDemoAssistant({ engine: { kind: 'offline', name: null, host: null } }) })],
};

/** It listens: the button is red. */
export const Listening: Story = {
  args: { dictation: demoDictation({ state: 'listening', heard: 'how do I get to' }) },
};

/** Questions and answers from right to left beside some from left to right. */
export const BothDirections: Story = {
  loaders: [
    () => ({
      port: createDemoAssistant({
        topics: {
          'رحلة إلى تريستي': [
            'ماذا آخذ معي إلى Trieste؟',
            'هذه قائمة قصيرة:\n\n- سترة خفيفة\n- تذكرة القطار `06:40`\n\nHave a good trip.\n\n| المدينة | الساعة |\n| --- | --- |\n| Trieste | 06:40 |',
          ],
        },
      }),
    }),
  ],
};

const many = Array.from({ length: 60 }, (_, index) =>
  index % 2 === 0 ? `Question ${index / 2 + 1}?` : `Answer ${(index + 1) / 2}.`,
);

/** Older messages are loaded on the way up. */
export const LongHistory: Story = {
  loaders: [() => ({ port: createDemoAssistant({ topics: { Long: many } }) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Answer 30.');
    const feed = canvas.getByRole('feed');
    feed.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(async () => {
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByText('Question 1?')).toBeVisible();
    });
  },
};

/** It was deleted in another tab. */
export const Gone: Story = { args: { topicId: 'topic-99' } };
