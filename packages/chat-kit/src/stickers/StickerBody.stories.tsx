import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ChatMessage } from '../core/model/Message.ts';
import { MessageBubble, type MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import { demoNow } from '../testing/createDemoPort.ts';
import { demoMessage } from '../testing/demoMessage.ts';
import { documented } from '../testing/documented.ts';
import { storyActions } from '../testing/storyActions.ts';
import { demoStickers } from './demoStickers.ts';

const message: ChatMessage = {
  ...demoMessage(8, { topicId: 'demo', newestAt: demoNow, count: 8, translation: 'none' }),
  text: '',
  delivery: { kind: 'sent' },
  content: { kind: 'sticker', source: 'data:image/png;base64,none' },
};

const meta: Meta<MessageBubbleProps> = {
  title: 'Chat/StickerBody',
  component: documented(MessageBubble),
  args: {
    message,
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

/** A sticker keeps its frame, and becomes a word when its picture is gone. */
export const StickerThatIsGone: Story = {
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Sticker')).toBeVisible());
  },
};

/** A sticker that somebody added is read out with the name that its maker gave it. */
export const OwnWithName: Story = {
  tags: ['feature'],
  args: {
    message: {
      ...message,
      content: {
        kind: 'sticker',
        source: demoStickers[0]?.stickers[0]?.source ?? null,
        name: 'Sunny',
        isPersonal: true,
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Sticker Sunny' })).toBeVisible();
  },
};
