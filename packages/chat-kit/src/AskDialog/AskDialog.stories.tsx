import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Conversation } from '../Conversation/Conversation.tsx';
import type { ConversationHandle } from '../Conversation/ConversationProps.ts';
import type { AssistantEngine, QuoteChoice } from '../core/assistant/AssistantPort.ts';
import { createDemoAssistant, type DemoAssistant } from '../testing/createDemoAssistant.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { documented } from '../testing/documented.ts';
import { AskDialog, type AskDialogProps } from './AskDialog.tsx';
import { type AskAbout, createAskSlots } from './createAskSlots.tsx';

type Args = Partial<AskDialogProps>;

const choice: QuoteChoice = { conversationId: 'demo', chatIds: ['lucia-1', 'viewer-1'] };
const hosted: AssistantEngine = { kind: 'model', name: 'small-1', host: 'models.example' };
const reply = () => '¡Sí, el sábado a las ocho me viene bien!';

const meta: Meta<Args> = {
  title: 'Assistant/AskDialog',
  component: documented(AskDialog),
  parameters: { layout: 'fullscreen' },
  args: { onReply: fn(), onTopic: fn() },
  loaders: [() => ({ port: createDemoAssistant({ pause: 5, answer: reply }) })],
  render: (args, { loaded }) => (
    <AskDialog
      open
      onOpenChange={() => {}}
      choice={choice}
      conversation="Lucía Fernández"
      engine={hosted}
      {...args}
      port={loaded.port as DemoAssistant}
    />
  ),
};

export default meta;
type Story = StoryObj<Args>;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Every word that will be sent is shown, and to whom, before it is. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    const sent = await canvas.findByRole('list', { name: /^These 2 messages are sent to models\.example/ });
    await expect(within(sent).getByText('¿Quedamos el sábado a las ocho?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask' })).toBeEnabled();
  },
};

/** A reply is suggested in the language of the other person, and becomes a draft only when somebody says so. */
export const Reply: Story = {
  tags: ['feature'],
  args: { firstTask: 'reply' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = page(canvasElement);
    await step('the language is that of the others, or one’s own', async () => {
      const languages = await canvas.findByRole('radiogroup', { name: 'Language of the reply' });
      await expect(within(languages).getByRole('radio', { name: 'Spanish' })).toBeChecked();
    });
    await step('Ask sends it, and the answer comes word by word', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Use as draft' })).toBeVisible());
      await expect(canvas.getByText(/Write it in Spanish/)).toBeVisible();
      await expect(args.onReply).not.toHaveBeenCalled();
    });
    await step('the words are handed on as they stand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use as draft' }));
      await expect(args.onReply).toHaveBeenCalledWith(reply());
    });
  },
};

/** The answer is being written: it can be stopped, or left and found in the assistant's conversations. */
export const Writing: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, args, loaded }) => {
    const canvas = page(canvasElement);
    (loaded.port as DemoAssistant).pauseAfter(3);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(canvas.getByText(/^¡Sí, el sábado/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue in SmartTalk' }));
    await expect(args.onTopic).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(canvas.getByText('Stopped')).toBeVisible());
  },
};

/** The messages were edited or recalled after they were shown: nothing was sent, and they stand as they are now. */
export const Changed: Story = {
  tags: ['edge'],
  play: async ({ canvasElement, loaded }) => {
    const canvas = page(canvasElement);
    (loaded.port as DemoAssistant).refuseNext('ask', 'changed');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask' }));
    await waitFor(() =>
      expect(canvas.getByText('The messages have changed. Below is what would be sent now.')).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Ask' })).toBeEnabled();
  },
};

/** More than the model takes; the model is on the application's own server. */
export const Cut: Story = {
  tags: ['edge'],
  args: { engine: { kind: 'model', name: 'small-1', host: null }, onReply: undefined },
  loaders: [
    () => ({
      port: createDemoAssistant({
        quotes: {
          conversationId: 'demo',
          messages: Array.from({ length: 40 }, (_, index) => ({
            chatId: `omar-${index}`,
            authorName: 'عمر الحسن',
            isOwn: false,
            sentAt: index,
            text: index % 2 ? 'نلتقي غدًا عند المحطة' : 'And a line of Latin letters in between.',
            language: index % 2 ? 'ar' : 'en',
          })),
          isCut: true,
          version: '1',
        },
      }),
    }),
  ],
};

/** There are no words that could be sent. */
export const Nothing: Story = {
  tags: ['edge'],
  loaders: [
    () => ({
      port: createDemoAssistant({
        quotes: { conversationId: 'demo', messages: [], isCut: false, version: '' },
      }),
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = page(canvasElement);
    await expect(await canvas.findByText('There are no words that could be sent.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask' })).toBeDisabled();
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: { firstTask: 'reply' },
};

function Asked() {
  const [port] = useState(() => createDemoPort());
  const [assistant] = useState(() => createDemoAssistant({ pause: 5, answer: reply }));
  const [about, setAbout] = useState<AskAbout | null>(null);
  const [slots] = useState(() => createAskSlots(setAbout));
  const [handle, setHandle] = useState<ConversationHandle | null>(null);
  const topic = { ...demoTopic(), unreadCount: 3 };
  return (
    <div style={{ blockSize: 620 }}>
      <DemoChat port={port}>
        <Conversation topic={topic} readingLanguage="en" slots={slots} handleRef={setHandle} />
        {about ? (
          <AskDialog
            open
            onOpenChange={() => setAbout(null)}
            port={assistant}
            choice={choice}
            conversation={topic.title}
            engine={hosted}
            firstTask={about.task}
            onReply={(words) => {
              setAbout(null);
              handle?.write(words);
            }}
          />
        ) : null}
      </DemoChat>
    </div>
  );
}

/** The ways from a conversation: above what is unread, in the menu of a message, and in the bar of a selection. */
export const FromConversation: Story = {
  tags: ['feature'],
  render: () => <Asked />,
  play: async ({ canvasElement, step }) => {
    const canvas = page(canvasElement);
    await step('above what is unread', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'What did I miss?' }));
      await expect(await canvas.findByRole('radio', { name: 'Summarise' })).toBeChecked();
    });
    await step('a suggested reply stands in the composer, and nothing is sent', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Suggest a reply' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Use as draft' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('textbox', { name: 'Write a message' })).toHaveValue(reply());
    });
  },
};
