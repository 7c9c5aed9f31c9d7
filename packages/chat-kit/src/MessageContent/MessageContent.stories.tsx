import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Attachment } from '../core/model/Attachment.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import { demoPicture } from '../testing/demoMedia.ts';
import { demoMessage } from '../testing/demoMessage.ts';
import { storyActions } from '../testing/storyActions.ts';

const newestAt = new Date(2026, 10, 20, 17, 30).getTime();

function message(over: Partial<ChatMessage>): ChatMessage {
  const base = demoMessage(8, { topicId: 'demo', newestAt, count: 8, translation: 'none' });
  return { ...base, text: '', delivery: { kind: 'sent' }, ...over };
}

const picture = (place: number, over: Partial<Attachment> = {}): Attachment => ({
  id: `p${place}`,
  type: 'image',
  source: demoPicture(place * 47),
  name: `coast-${place}.svg`,
  width: 800,
  height: 600,
  ...over,
});

const meta: Meta<MessageBubbleProps> = {
  title: 'Chat/MessageContent',
  component: MessageBubble,
  args: {
    message: message({ content: { kind: 'image', attachments: [picture(4)] } }),
    run: 'single',
    isOwn: false,
    viewerId: 'viewer',
    showsName: false,
    view: 'translated',
    receipt: null,
    actions: storyActions(),
  },
  render: (args) => (
    <div style={{ display: 'flex', maxInlineSize: 480 }}>
      <MessageBubble {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<MessageBubbleProps>;

/** A picture opens large, and Escape brings the conversation back. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open coast-4.svg' }));
    const viewer = await screen.findByRole('dialog', { name: 'Photo' });
    await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
    await within(viewer).findByRole('img', { name: 'coast-4.svg' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The last of an odd number takes the whole line. */
export const OddNumber: Story = {
  tags: ['edge'],
  args: {
    message: message({ content: { kind: 'image', attachments: [1, 2, 3].map((place) => picture(place)) } }),
  },
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement)
      .getAllByRole('button')
      .map((tile) => tile.getBoundingClientRect());
    await expect(third?.left).toBe(first?.left);
    await expect(third?.right).toBe(second?.right);
  },
};

/** More than one picture stands in two columns, with the words under them in the reader's language. */
export const TwoColumns: Story = {
  tags: ['feature'],
  args: {
    message: message({
      content: { kind: 'image', attachments: [1, 2, 3, 4].map((place) => picture(place)) },
      text: 'El camino de la costa',
      language: 'es',
      translation: {
        kind: 'done',
        text: 'The way along the coast',
        source: 'es',
        target: 'en',
        engine: 'demo',
      },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const bubble = within(canvasElement);
    const [first, second, third] = bubble.getAllByRole('button');
    const box = (element: HTMLElement | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    await expect(box(first).top).toBe(box(second).top);
    await expect(box(third).top).toBeGreaterThanOrEqual(box(first).bottom);
    await expect(bubble.getByText('The way along the coast')).toHaveAttribute('lang', 'en');
    await expect(bubble.getByText(/Translated from Spanish/)).toBeVisible();
    await userEvent.click(bubble.getByRole('button', { name: 'Show original' }));
    await expect(args.actions.setView).toHaveBeenCalledWith(args.message, 'original');
  },
};

/** A picture whose size nobody said has its frame before it comes: nothing moves. */
export const UnknownSize: Story = {
  tags: ['edge'],
  args: {
    message: message({
      content: {
        kind: 'image',
        attachments: [
          picture(5, { source: demoPicture(235, 500, 900), width: undefined, height: undefined }),
        ],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('button');
    const height = frame.getBoundingClientRect().height;
    const image = frame.querySelector('img');
    await waitFor(() => expect(image?.complete).toBe(true));
    await expect(frame.getBoundingClientRect().height).toBe(height);
    await expect(height).toBeGreaterThan(100);
  },
};

/** On its way, a picture says how much of it is uploaded. */
export const Uploading: Story = {
  tags: ['feature'],
  args: {
    isOwn: true,
    receipt: 'waiting',
    message: message({
      content: { kind: 'image', attachments: [picture(6)] },
      delivery: { kind: 'sending', progress: 0.4 },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.4');
  },
};

/** Files go one after the other: one is there, one is half there, one has not begun; each offers to give up. */
export const UploadingFiles: Story = {
  tags: ['feature'],
  args: {
    isOwn: true,
    receipt: 'waiting',
    message: message({
      content: {
        kind: 'file',
        attachments: ['Map.pdf', 'Train times.pdf', 'Packing list.txt'].map((name) => {
          return { id: name, type: 'file', source: new Blob(['x'.repeat(4000)]), name, size: 4000 };
        }),
      },
      delivery: { kind: 'sending', progress: 0.5 },
    }),
  },
  play: async ({ canvasElement }) => {
    const rings = within(canvasElement).getAllByRole('progressbar');
    await expect(rings.map((ring) => ring.getAttribute('aria-valuenow'))).toEqual(['1', '0.5', '0']);
    await expect(within(canvasElement).getAllByRole('button', { name: 'Cancel sending' })).toHaveLength(3);
  },
};

/** Files can be taken home; name and size are said. */
export const Files: Story = {
  tags: ['feature'],
  args: {
    message: message({
      content: {
        kind: 'file',
        attachments: [
          {
            id: 'f1',
            type: 'file',
            source: '/file/plan.pdf',
            name: 'plan-for-the-summer.pdf',
            size: 1_240_000,
          },
          { id: 'f2', type: 'audio', source: '/file/song.mp3', name: 'so\u202Eng.mp3', size: 88_000 },
        ],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const [plan, song] = within(canvasElement).getAllByRole('link');
    await expect(plan).toHaveAttribute('download', 'plan-for-the-summer.pdf');
    await expect(plan).toHaveTextContent('1.2 MB');
    // What would turn the direction of a name's end is not in it.
    await expect(song).toHaveAttribute('download', 'song.mp3');
    await expect(song).toHaveTextContent('song.mp3');
  },
};

/** A wide picture becomes as narrow as its bubble and keeps its shape: nothing of it is cut. */
export const WidePictureInANarrowColumn: Story = {
  tags: ['edge'],
  args: { message: message({ content: { kind: 'image', attachments: [picture(4)] } }) },
  render: (args) => (
    <div style={{ display: 'flex', inlineSize: 260 }}>
      <MessageBubble {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole('button', { name: 'Open coast-4.svg' });
    const { width, height, right } = tile.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(tile.parentElement?.getBoundingClientRect().right ?? 0);
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
};

/** A video says its length, and the ring of the keyboard lies over its picture. */
export const VideoWithFocus: Story = {
  tags: ['feature'],
  args: {
    message: message({
      content: {
        kind: 'image',
        attachments: [
          picture(4, {
            type: 'video',
            name: 'coast.mp4',
            duration: 3_725_000,
            previewSource: demoPicture(200),
          }),
        ],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const tile = within(canvasElement).getByRole('button', { name: 'Play coast.mp4 · 1:02:05' });
    await expect(tile).toHaveFocus();
    await expect(getComputedStyle(tile, '::after').borderTopStyle).toBe('solid');
  },
};

/** Names in another direction begin where their sizes do. */
export const NamesInBothDirections: Story = {
  tags: ['edge'],
  args: {
    message: message({
      content: {
        kind: 'file',
        attachments: [
          { id: 'f1', type: 'file', source: '/file/a.pdf', name: 'م.md', size: 1_240_000 },
          { id: 'f2', type: 'file', source: '/file/b.zip', name: 'photos-of-the-summer.zip', size: 88_000 },
        ],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const [report] = within(canvasElement).getAllByRole('link');
    const size = within(canvasElement).getByText('1.2 MB');
    const words = document.createRange();
    words.selectNodeContents(report?.querySelector('bdi') ?? size);
    await expect(words.getBoundingClientRect().left).toBeCloseTo(size.getBoundingClientRect().left, 0);
  },
};

/** A place opens on a map outside. */
export const Place: Story = {
  tags: ['feature'],
  args: {
    message: message({
      content: {
        kind: 'location',
        place: { place: 'Hồ Hoàn Kiếm, Hà Nội', latitude: 21.0287, longitude: 105.8523 },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Hoàn Kiếm/ });
    await expect(link).toHaveAttribute('href', expect.stringContaining('mlat=21.0287'));
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const minh = { id: 'minh', name: 'Minh Nguyen', avatarUrl: null, country: 'Vietnam' };

/** A shared contact leads to a conversation. */
export const Contact: Story = {
  tags: ['feature'],
  args: {
    actions: storyActions(),
    message: message({ content: { kind: 'contact', contact: minh } }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send message' }));
    await expect(args.actions.openContact).toHaveBeenCalledWith(minh);
  },
};

/** One to three emoji stand large and without a bubble. */
export const BigEmoji: Story = {
  tags: ['feature'],
  args: { message: message({ text: '🎉🥳' }) },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('🎉🥳');
    await expect(Number.parseFloat(getComputedStyle(words).fontSize)).toBeGreaterThan(30);
  },
};

/** Bold, italic, code and lists; a forwarded message says so. */
export const RichForwarded: Story = {
  tags: ['feature'],
  args: {
    message: message({
      isForwarded: true,
      text: '**Packing** for _three_ days:\n- passport\n- `charger`\n- a coat\nMore at https://example.org/list',
    }),
  },
  play: async ({ canvasElement }) => {
    const bubble = within(canvasElement);
    await expect(bubble.getByText('Forwarded')).toBeVisible();
    await expect(bubble.getByText('Packing').tagName).toBe('STRONG');
    await expect(bubble.getAllByRole('listitem')).toHaveLength(3);
    await expect(bubble.getByText('charger').tagName).toBe('CODE');
  },
};

/** A kind that a newer server sends is said to be unknown. */
export const UnknownKind: Story = {
  tags: ['edge'],
  args: { message: { ...message({}), ...JSON.parse('{"content":{"kind":"hologram"}}') } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This message cannot be shown here')).toBeVisible();
  },
};

/** Right to left: a place and its time stand on the other side. */
export const RightToLeft: Story = {
  tags: ['edge'],
  globals: { locale: 'ar' },
  args: {
    message: message({
      text: 'هذه خطة الصيف',
      language: 'ar',
      content: {
        kind: 'file',
        attachments: [
          { id: 'f1', type: 'file', source: '/file/plan.pdf', name: 'خطة-الصيف.pdf', size: 1_240_000 },
        ],
      },
    }),
  },
};
