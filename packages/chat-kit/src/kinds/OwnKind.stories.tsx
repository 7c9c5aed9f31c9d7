import { MenuItem } from '@franca/ui/Menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleQuestionMark } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Conversation } from '../Conversation/Conversation.tsx';
import type { MessageMenuItemsProps } from '../MessageMenu/MessageMenuItems.tsx';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import type { KindDefinition } from './KindDefinition.ts';

declare module '../core/model/KindContents.ts' {
  interface KindContents {
    quiz: { readonly kind: 'quiz'; readonly question: string; readonly answers: readonly string[] };
  }
}

const quizKind: KindDefinition<'quiz'> = {
  kind: 'quiz',
  icon: CircleQuestionMark,
  word: () => 'Quiz',
  Body: ({ message, content }) => (
    <fieldset style={{ border: 0 }}>
      <legend>{content.question}</legend>
      {content.answers.map((answer) => (
        <label key={answer} style={{ display: 'block' }}>
          <input type="radio" name={message.chatId} /> {answer}
        </label>
      ))}
    </fieldset>
  ),
  height: ({ answers }) => 40 + answers.length * 24,
  searchTexts: ({ question, answers }) => [question, ...answers],
};

const kinds = [quizKind];
const quiz = {
  kind: 'quiz',
  question: 'Where is the oldest market?',
  answers: ['In Naples', 'In Palermo'],
} as const;
const port = createDemoPort({
  count: 3,
  change: (message) =>
    message.seq === 3 ? { ...message, content: quiz, text: '', translation: { kind: 'none' } } : message,
});

const closeQuiz = fn<(chatId: string) => void>();

/** What can be done with a quiz, among what can be done with every message. */
function CloseQuiz({ message }: MessageMenuItemsProps) {
  if (message.content.kind !== 'quiz') return null;
  return <MenuItem onSelect={() => closeQuiz(message.chatId)}>Close the quiz</MenuItem>;
}

const meta: Meta = {
  title: 'Chat/Kinds',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ blockSize: 520 }}>
      <DemoChat port={port} kinds={kinds}>
        <Conversation topic={demoTopic()} readingLanguage="en" slots={{ MessageMenuItems: CloseQuiz }} />
      </DemoChat>
    </div>
  ),
};

export default meta;
type Story = StoryObj;

/** A kind of message that the application defines, with an item of its own in the menu, and in the search. */
export const OwnKind: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByRole('radio', { name: 'In Palermo' })).toBeVisible();
    const [row] = (await canvas.findAllByRole('article')).slice(-1);
    row?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page.findByRole('menuitem', { name: 'Close the quiz' }));
    await expect(closeQuiz).toHaveBeenCalledWith(row?.dataset.key);
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    row?.blur();
  },
};
