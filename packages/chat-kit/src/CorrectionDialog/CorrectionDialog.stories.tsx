import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { ChatMessage } from '../core/model/Message.ts';
import { createDemoPort, type DemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoMessage } from '../testing/demoMessage.ts';
import { CorrectionDialog, type CorrectionDialogProps } from './CorrectionDialog.tsx';

const newestAt = new Date(2026, 10, 20, 17, 30).getTime();
const message = (over: Partial<ChatMessage> = {}): ChatMessage => ({
  ...demoMessage(8, { topicId: 'demo', newestAt, count: 8 }),
  text: 'Nos vemos mañana en la estación.',
  language: 'es',
  delivery: { kind: 'sent' },
  ...over,
});
const translation = {
  kind: 'done',
  text: 'We see tomorrow in the station.',
  source: 'es',
  target: 'en',
  engine: 'demo',
  grade: 'rough',
} as const;
const own = {
  text: 'See you tomorrow at the station.',
  language: 'en',
  translation: { kind: 'none' },
} as const;

type Args = CorrectionDialogProps & { port: DemoPort };

const meta: Meta<Args> = {
  title: 'Chat/CorrectionDialog',
  args: { message: message({ translation }), open: true, onOpenChange: fn(), port: createDemoPort() },
  beforeEach: ({ args }) => {
    args.port = createDemoPort();
  },
  render: ({ port, ...args }) => (
    <DemoChat port={port}>
      <CorrectionDialog {...args} />
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** A reader proposes other words; what stands there already is not stored again. */
export const OfReader: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: /Translation into English/ });
    await expect(field).toHaveValue(translation.text);
    await waitFor(() => expect(field).toHaveFocus());
    const save = screen.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'See you at the station tomorrow.');
    await userEvent.click(save);
    const stored = `corrections.propose ${args.message.chatId} en See you at the station tomorrow.`;
    await waitFor(() => expect(args.port.calls).toContain(stored));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** Who wrote it chooses a language in which others read. */
export const OfAuthor: Story = {
  args: { message: message({ ...own }) },
  play: async ({ args }) => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Arabic');
    const field = await screen.findByRole('textbox', { name: /Translation into Arabic/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'أراك غدًا في المحطة.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const stored = `corrections.propose ${args.message.chatId} ar أراك غدًا في المحطة.`;
    await waitFor(() => expect(args.port.calls).toContain(stored));
  },
};

/** What a person proposed is taken back by either side. */
export const Corrected: Story = {
  args: {
    message: message({
      ...own,
      corrections: [
        { language: 'es', text: 'Hasta mañana en la estación.', by: { id: 'sofia', name: 'Sofía' } },
      ],
    }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('textbox')).toHaveValue('Hasta mañana en la estación.');
    await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
    await waitFor(() =>
      expect(args.port.calls).toContain(`corrections.propose ${args.message.chatId} es null`),
    );
  },
};

/** A refusal stands at the field, and what was written stays. */
export const Refused: Story = {
  beforeEach: ({ args }) => {
    const port = createDemoPort();
    const propose = async () => {
      throw new Error('You cannot correct this translation in this way.');
    };
    args.port = { ...port, corrections: { ...port.corrections, propose } };
  },
  play: async () => {
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, ' https://other.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('You cannot correct this translation in this way.')).toBeVisible();
    await expect(field).toHaveValue(`${translation.text} https://other.example`);
  },
};
