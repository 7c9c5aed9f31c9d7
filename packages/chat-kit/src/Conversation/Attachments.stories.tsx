import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { createDemoPort, type DemoPort, type DemoPortOptions } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPhoto } from '../testing/demoMedia.ts';
import { demoTopic } from '../testing/demoTopic.ts';
import { documented } from '../testing/documented.ts';
import { Conversation } from './Conversation.tsx';

const meta: Meta<DemoPortOptions> = {
  title: 'Chat/Attachments',
  component: documented(Conversation),
  parameters: { layout: 'fullscreen' },
  args: { count: 3, translation: 'none' },
  loaders: [({ args }) => ({ port: createDemoPort(args as DemoPortOptions) })],
  render: (_args, { loaded }) => (
    <div style={{ blockSize: '100vh', maxBlockSize: 560 }}>
      <DemoChat port={loaded.port as DemoPort} options={{ filesPerMessage: 9 }}>
        <Conversation topic={demoTopic()} readingLanguage="en" />
      </DemoChat>
    </div>
  ),
};

export default meta;
type Story = StoryObj<DemoPortOptions>;

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => demoPhoto(index * 70 + 180, `coast-${index + 1}.svg`));

function carry(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const drag = (type: 'dragenter' | 'drop', dataTransfer: DataTransfer) =>
  new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });

const ready = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('feed');
  return { canvas, feed: canvas.getByRole('feed'), words: canvas.getByLabelText('Write a message') };
};

const drop = async (canvasElement: HTMLElement, ...files: File[]) => {
  const { feed } = await ready(canvasElement);
  fireEvent(feed, drag('drop', carry(...files)));
};

const paste = async (canvasElement: HTMLElement, ...files: File[]) => {
  const { words } = await ready(canvasElement);
  const clipboardData = carry(...files);
  fireEvent(words, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

/** Pasted into the text, and dropped beside them, then sent with a caption by Enter. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, words } = await ready(canvasElement);
    await paste(canvasElement, ...photos(3));
    const tray = await canvas.findByRole('list', { name: 'Files to send' });
    await drop(canvasElement, demoPhoto(20, 'pasted.svg'));
    await waitFor(() => expect(within(tray).getAllByRole('listitem')).toHaveLength(4));
    await userEvent.type(words, 'Four views of the coast{Enter}');
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Files to send' })).toBeNull());
    await expect(await canvas.findByText('Four views of the coast')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Open / })).toHaveLength(4));
  },
};

/** Files are held over the conversation. */
export const Over: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const { feed } = await ready(canvasElement);
    fireEvent(feed, drag('dragenter', carry(...photos(1))));
    await within(canvasElement).findByText('Drop the files to send them');
  },
};

/** Dropped files are sent at once; the toast takes them back into the tray. */
export const Dropped: Story = {
  tags: ['feature'],
  args: { onSend: 'wait' },
  play: async ({ canvasElement }) => {
    const { canvas } = await ready(canvasElement);
    await drop(canvasElement, ...photos(2));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Open / })).toHaveLength(2));
    await expect(canvas.queryByRole('list', { name: 'Files to send' })).toBeNull();
    await screen.findByText('2 files are being sent');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    const tray = await canvas.findByRole('list', { name: 'Files to send' });
    await expect(within(tray).getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Open / })).toBeNull());
  },
};

/** One of the dropped files cannot be sent: it is named, and the other stands in the tray, unsent. */
export const DroppedWithRefused: Story = {
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const { canvas } = await ready(canvasElement);
    await drop(canvasElement, new File([], 'empty.txt'), ...photos(1));
    await canvas.findByText('There is nothing in empty.txt.');
    const tray = canvas.getByRole('list', { name: 'Files to send' });
    await expect(within(tray).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Open / })).toBeNull();
  },
};

/** On their way: what is there is seen, and all can be given up. */
export const Sending: Story = {
  tags: ['feature'],
  args: { onSend: 'wait' },
  play: async ({ canvasElement }) => {
    const { canvas, words } = await ready(canvasElement);
    await paste(canvasElement, ...photos(2));
    await canvas.findByRole('list', { name: 'Files to send' });
    await userEvent.type(words, '{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel sending' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Open / })).toBeNull());
    await paste(canvasElement, ...photos(4));
    await canvas.findByRole('list', { name: 'Files to send' });
    await userEvent.type(words, '{Enter}');
    await canvas.findByRole('button', { name: 'Cancel sending' });
  },
};

/** Twelve at once behind two others: the first seven of them are taken. */
export const TooMany: Story = {
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    await paste(canvasElement, ...photos(2));
    await paste(canvasElement, ...photos(12));
    const notice = await screen.findByRole('alertdialog', { name: 'Too Many files selected' });
    await expect(notice).toHaveTextContent('You have picked too many files. Limit is 9');
    const tray = await within(canvasElement).findByRole('list', { name: 'Files to send', hidden: true });
    await expect(within(tray).getAllByRole('listitem', { hidden: true })).toHaveLength(9);
  },
};

/** A file with nothing in it is named, and the others are taken. */
export const Refused: Story = {
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    await paste(canvasElement, new File([], 'empty.txt'), ...photos(1));
    await within(canvasElement).findByText('There is nothing in empty.txt.');
    await within(canvasElement).findByRole('button', { name: 'Remove coast-1.svg' });
  },
};
