import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Conversation } from '../Conversation/Conversation.tsx';
import type { ChatOptions } from '../context/ChatOptions.ts';
import type { AttachmentText } from '../core/model/AttachmentText.ts';
import type { MessageSnapshot } from '../core/model/Message.ts';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPeaks, demoSound } from '../testing/demoMedia.ts';
import { demoTopic } from '../testing/demoTopic.ts';

const sign = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#9fb3c8"/>
<rect x="60" y="60" width="680" height="380" rx="20" fill="#0b5d3b"/><g fill="#fff" font-family="sans-serif" font-weight="bold"
text-anchor="middle"><text x="400" y="200" font-size="64">Cerrado los lunes</text><text x="400" y="330" font-size="44">Abrimos a las 9</text></g></svg>`,
)}`;
const box = { x: 0.12, width: 0.76 };
const server = { name: 'Tesseract', service: null, quality: 'good' } as const;

const written: AttachmentText = {
  state: 'done',
  language: 'es',
  engine: server,
  text: 'Cerrado los lunes\nAbrimos a las 9',
  lines: [
    { text: 'Cerrado los lunes', translated: 'Closed on Mondays', box: { ...box, y: 0.28, height: 0.14 } },
    { text: 'Abrimos a las 9', translated: 'We open at 9', box: { ...box, y: 0.57, height: 0.1 } },
  ],
  translation: {
    kind: 'done',
    text: 'Closed on Mondays\nWe open at 9',
    source: 'es',
    target: 'en',
    engine: 'demo',
    grade: 'good',
  },
};
const spoken: AttachmentText = {
  ...written,
  engine: { name: 'Whisper', service: 'speech.example.org', quality: 'good' },
  text: 'Nos vemos mañana en la estación.',
  lines: [],
  translation: {
    kind: 'done',
    text: 'See you tomorrow at the station.',
    source: 'es',
    target: 'en',
    engine: 'demo',
    grade: 'rough',
  },
};

const voice: Partial<MessageSnapshot> = {
  content: { kind: 'audio', sound: { source: demoSound(3), duration: 3000, peaks: demoPeaks } },
};
const picture: Partial<MessageSnapshot> = {
  content: {
    kind: 'image',
    attachments: [{ id: 'sign', type: 'image', source: sign, name: 'sign.svg', width: 800, height: 500 }],
  },
};

/** A backend whose newest message is as given, with these words. */
function portWith(
  content: Partial<MessageSnapshot>,
  words: Partial<AttachmentText> & object,
  of: AttachmentText,
) {
  const port = createDemoPort({
    count: 2,
    change: (message) =>
      message.seq === 2 ? { ...message, ...content, text: '', translation: { kind: 'none' } } : message,
  });
  return { ...port, attachmentTexts: { request: async () => ({ ...of, ...words }) } };
}

type Args = { content: Partial<MessageSnapshot>; words: Partial<AttachmentText>; options?: ChatOptions };

const meta: Meta<Args> = {
  title: 'Chat/AttachmentText',
  args: { content: voice, words: {} },
  render: ({ content, words, options }) => (
    <DemoChat port={portWith(content, words, content === voice ? spoken : written)} options={options ?? {}}>
      <div style={{ blockSize: 520 }}>
        <Conversation topic={demoTopic({ id: 'demo' })} />
      </div>
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<Args>;

const showText = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show text' }));
const translatePicture = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Open sign.svg' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Translate text' }));
};

/** The words of a voice message, roughly translated: the original stands under them. */
export const Voice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showText(canvasElement);
    await expect(await canvas.findByText('See you tomorrow at the station.')).toBeVisible();
    await expect(canvas.getByText('Nos vemos mañana en la estación.')).toBeVisible();
    await expect(canvas.getByText('Recognised by Whisper at speech.example.org')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide text' }));
    await expect(canvas.queryByText('See you tomorrow at the station.')).toBeNull();
    await showText(canvasElement);
    await expect(await canvas.findByText('See you tomorrow at the station.')).toBeVisible();
  },
};

/** Shown without being asked for, where the person chose so. */
export const Always: Story = {
  tags: ['feature'],
  args: { options: { voiceText: 'always' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nos vemos mañana en la estación.')).toBeVisible();
  },
};

/** No engine knows the language. */
export const WithoutEngine: Story = {
  tags: ['edge'],
  args: { words: { state: 'unavailable', engine: null, text: '', translation: { kind: 'none' } } },
  play: async ({ canvasElement }) => {
    await showText(canvasElement);
    const sentence = 'Speech in Spanish cannot be recognised here';
    await expect(await within(canvasElement).findByText(sentence)).toBeVisible();
  },
};

/** The translation over the picture and beside it, and the picture as it is. */
export const Picture: Story = {
  args: { content: picture },
  play: async ({ canvasElement }) => {
    await translatePicture(canvasElement);
    const viewer = within(screen.getByRole('dialog'));
    await waitFor(() => expect(viewer.getByRole('button', { name: 'Show original' })).toHaveFocus());
    const list = await screen.findByRole('list', { name: 'Text in the picture' });
    await expect(within(list).getByText('Closed on Mondays')).toBeVisible();
    const drawn = () => document.querySelector('[data-fr-part=picture-overlay]');
    await waitFor(() => expect(drawn()).toHaveTextContent('We open at 9'));
    await userEvent.click(viewer.getByRole('button', { name: 'Show original' }));
    await expect(drawn()).toBeNull();
    await userEvent.click(viewer.getByRole('button', { name: 'Show translation' }));
    await waitFor(() => expect(drawn()).toHaveTextContent('We open at 9'));
  },
};

/** Nothing is written there. */
export const EmptyPicture: Story = {
  tags: ['edge'],
  args: { content: picture, words: { state: 'empty', text: '', lines: [], translation: { kind: 'none' } } },
  play: async ({ canvasElement }) => {
    await translatePicture(canvasElement);
    await expect(await screen.findByText('No text was found in this picture')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Translate text' })).toHaveFocus();
  },
};
