import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ChatMessage } from '../core/model/Message.ts';
import type { TranslationGap } from '../core/model/TranslationState.ts';
import { demoPeaks, demoPreview, demoSound } from '../testing/demoMedia.ts';
import { demoMessage } from '../testing/demoMessage.ts';
import { storyActions } from '../testing/storyActions.ts';
import { MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx';

function message(over: Partial<ChatMessage> = {}): ChatMessage {
  const newestAt = new Date(2026, 10, 20, 17, 30).getTime();
  return { ...demoMessage(8, { topicId: 'demo', newestAt, count: 8 }), delivery: { kind: 'sent' }, ...over };
}

const meta: Meta<MessageBubbleProps> = {
  title: 'Chat/MessageBubble',
  component: MessageBubble,
  args: {
    message: message(),
    run: 'single',
    isOwn: false,
    viewerId: 'viewer',
    showsName: false,
    view: 'translated',
    receipt: null,
    actions: storyActions(),
  },
  render: (args) => (
    <div style={{ display: 'flex', maxInlineSize: 560 }}>
      <MessageBubble {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<MessageBubbleProps>;

/** In the reader's language, with the original one click away. */
export const Translated: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show original' }));
    await expect(args.actions.setView).toHaveBeenCalledWith(args.message, 'original');
  },
};

/** It disappears; beside it the marks of an own message. */
export const Disappearing: Story = {
  args: {
    message: message({
      expiresAt: new Date(2026, 10, 21, 17, 30).getTime(),
      editedAt: new Date(2026, 10, 20, 17, 31).getTime(),
      isStarred: true,
    }),
    isOwn: true,
    receipt: 'seen',
  },
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Disappearing message' })).toBeVisible();
  },
};

/** Both texts, each with its own language and direction. */
export const Both: Story = {
  args: {
    view: 'both',
    message: message({
      text: 'صباح الخير! كيف حالك اليوم؟',
      language: 'ar',
      translation: {
        kind: 'done',
        text: 'Good morning! How are you today?',
        source: 'ar',
        target: 'en',
        engine: null,
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const original = await waitFor(() => {
      const found = within(canvasElement).getByText(/صباح الخير/);
      expect(found).toHaveAttribute('lang', 'ar');
      return found;
    });
    await expect(getComputedStyle(original).direction).toBe('rtl');
    await expect(within(canvasElement).getByRole('button', { name: 'Hide original' })).toBeVisible();
  },
};

/** The page behind its link, three lines high with a picture or without. */
export const WithLinkPreview: Story = {
  args: {
    message: message({
      text: 'Look: https://bakery.example/bread',
      translation: { kind: 'none' },
      preview: demoPreview,
    }),
  },
  play: async ({ canvasElement }) => {
    const [, card] = within(canvasElement).getAllByRole('link');
    await expect(card).toHaveAttribute('href', 'https://bakery.example/bread');
    await expect(card).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  },
};

/** Markup is words, and only real addresses are links. */
export const SafeText: Story = {
  args: {
    message: message({
      text: '<img src=x onerror=alert(1)> javascript:alert(1) https://example.org/a?b=1.',
      translation: { kind: 'none' },
    }),
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', 'https://example.org/a?b=1');
    await expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Many marks above and below each letter: what some people send to write over their neighbours' words. */
const stacked = (word: string) =>
  [...word].map((letter) => letter + '\u030D\u0316\u0352\u0323\u0301'.repeat(8)).join('');

/** Words of languages that stack marks themselves: Arabic with all its vowel signs, and Vietnamese. */
const tall = ['ٱلرَّحْمَٰنِ ٱلْلَّهُمَّ إِيَّاكَ', 'Ễ Ộ Ặ Ữ nghiễm'];

/** Marks that are stacked on a letter stay inside the bubble, and those that a language needs are not cut. */
export const StackedMarks: Story = {
  tags: ['edge'],
  render: (args) => {
    const words = (text: string, over: Partial<ChatMessage> = {}) =>
      message({ text, translation: { kind: 'none' }, ...over });
    const author = { ...message().author, name: stacked('Lucia') };
    const replyTo = {
      chatId: 'quoted',
      authorName: author.name,
      kind: 'text',
      text: stacked('What was asked'),
      language: null,
      translation: { kind: 'none' },
    } as const;
    return (
      <div style={{ display: 'grid', gap: 2, justifyItems: 'start', maxInlineSize: 560 }}>
        <MessageBubble {...args} message={words('Words above, which stay readable.')} />
        <MessageBubble {...args} showsName message={words(stacked('Zalgo'), { author })} />
        <MessageBubble {...args} message={words('An answer to them.', { replyTo })} />
        <MessageBubble {...args} isOwn receipt="seen" message={words(stacked('Own'))} />
        {tall.map((text) => (
          <MessageBubble key={text} {...args} message={words(text)} />
        ))}
      </div>
    );
  },
};

/** A translation word by word: the reader sees from the start what it was made from. */
export const Rough: Story = {
  args: {
    message: message({
      text: 'We ran out of toothpaste.',
      language: 'en',
      translation: {
        kind: 'done',
        text: 'Corremmo fuori dentifricio.',
        source: 'en',
        target: 'it',
        engine: 'apertium',
        grade: 'rough',
      },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const bubble = within(canvasElement);
    await expect(bubble.getByText(/Rough translation from English/)).toBeVisible();
    await expect(bubble.getByText('We ran out of toothpaste.')).toBeVisible();
    await userEvent.click(bubble.getByRole('button', { name: 'Hide original' }));
    await expect(args.actions.setView).toHaveBeenCalledWith(args.message, 'translated-only');
  },
};

const missing = (reason: TranslationGap) =>
  message({
    text: 'We ran out of toothpaste.',
    language: 'en',
    translation: {
      kind: reason === 'no-engine' || reason === 'text' ? 'unavailable' : 'failed',
      reason,
      source: 'en',
      target: 'ar',
    },
  });

/** Why there is no translation; Retry stands only where trying again can help. */
export const MissingTranslations: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {(['no-engine', 'text', 'down', 'limit'] as const).map((reason) => (
        <MessageBubble key={reason} {...args} message={missing(reason)} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/No translation from English to Arabic is available here/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  },
};

/** The original has changed since it was translated. */
export const Stale: Story = {
  args: {
    message: message({
      translation: { kind: 'stale', text: 'Old', source: 'es', target: 'en', engine: null },
    }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.actions.retryTranslation).toHaveBeenCalledWith(args.message);
  },
};

const foreign = message({
  text: 'Buongiorno! Come stai oggi?',
  language: 'it',
  translation: { kind: 'not-included', source: 'it', target: 'en' },
});

/** No translation is included: the original, and one line with what the application offers. */
export const NotIncluded: Story = {
  args: {
    message: foreign,
    actions: {
      ...storyActions(),
      translationOffer: { text: 'Translation is part of Premium', label: 'Try it free', onSelect: fn() },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Translation is part of Premium')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try it free' }));
    await expect(args.actions.translationOffer?.onSelect).toHaveBeenCalledOnce();
  },
};

/** Without an offer the translation can be asked for, as where it was not included when the message came. */
export const NotIncludedWithoutOffer: Story = {
  args: { message: foreign },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show translation' }));
    await expect(args.actions.retryTranslation).toHaveBeenCalledWith(args.message);
  },
};

/** Own messages: waiting, stored, seen. */
export const Receipts: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'end' }}>
      {(['waiting', 'stored', 'seen', 'failed'] as const).map((receipt) => (
        <MessageBubble
          key={receipt}
          {...args}
          isOwn
          receipt={receipt}
          message={message({ text: `This one is ${receipt}.`, translation: { kind: 'none' } })}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['Sending', 'Sent', 'Seen', 'Not sent']) {
      await expect(canvas.getByRole('img', { name })).toBeVisible();
    }
  },
};

const sound = demoSound(3);

/** Voice messages, of others and own, on their way and seen. */
export const VoiceMessages: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {(['other', 'sending', 'seen'] as const).map((kind) => (
        <div key={kind} style={{ display: 'flex', justifyContent: kind === 'other' ? 'start' : 'end' }}>
          <MessageBubble
            {...args}
            isOwn={kind !== 'other'}
            receipt={kind === 'other' ? null : kind === 'seen' ? 'seen' : 'waiting'}
            message={message({
              text: '',
              translation: { kind: 'none' },
              content: { kind: 'audio', sound: { source: sound, duration: 3021, peaks: demoPeaks } },
              delivery: kind === 'sending' ? { kind: 'sending', progress: 0.4 } : { kind: 'sent' },
            })}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The player comes with the first voice message.
    await waitFor(() => expect(canvas.getAllByRole('group', { name: 'Voice message' })).toHaveLength(3));
    await expect(canvas.getByText('40% uploaded')).toBeVisible();
    await expect(canvas.getAllByText('0:03')).toHaveLength(2);
  },
};

/** Right to left. */
export const RightToLeft: Story = { globals: { locale: 'ar', direction: 'rtl' } };

const lines = [
  'Hello team!\nمرحبا كيف حالك!',
  'مرحبا كيف حالك!\nHello team!',
  '- first\n- سعر القهوة خمسة.',
  '1. ראשון!\n2. second!\n4. ثالث!',
  'اتصل على +61 412 345 678 غدا.',
  'السعر 10 - 20 € من 7:30 pm.',
  'see:\n```\ncode\n```\nثم قال نعم!\nDone!',
  '**مهم!** هذا مهم.\n_well!_',
  // From public reports: docs/decisions/0082-public-reports.md.
  '`./run.sh -v` يشغّل الخادم!',
  'https://example.org/a שלום לכולם!',
  '😀 سلام دوستان!',
  'سلام 😀\nOK!',
  'SPINE.md, 14 items: final!\nזו שורה בעברית!',
];

/** Where a piece of the text stands on the screen. */
function boxOf(bubble: Element, piece: string, place = 0): DOMRect {
  const walker = document.createTreeWalker(bubble, NodeFilter.SHOW_TEXT);
  let left = place;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
      if (left > 0) {
        left -= 1;
        continue;
      }
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + piece.length);
      return range.getBoundingClientRect();
    }
  }
  throw new Error(`“${piece}” is not in the bubble.`);
}

/** Each line and each item begins at the side of its own writing; numbers of several parts keep their order. */
export const Directions: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start', maxInlineSize: 560 }}>
      {lines.map((text) => (
        <MessageBubble key={text} {...args} message={message({ text, translation: { kind: 'none' } })} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bubbles = canvasElement.querySelectorAll('[data-fr-part="message-bubble"]');
    const expectLeftOf = async (bubble: number, left: string, right: string, places = [0, 0]) => {
      const element = bubbles[bubble] ?? canvasElement;
      const first = boxOf(element, left, places[0]);
      const second = boxOf(element, right, places[1]);
      await expect(first.left, `${left} before ${right} in bubble ${bubble}`).toBeLessThan(second.left);
    };
    await expectLeftOf(0, '!', 'مرحبا', [1, 0]);
    await expectLeftOf(0, 'Hello', '!');
    await expectLeftOf(1, '!', 'مرحبا');
    await expectLeftOf(1, 'Hello', '!', [0, 1]);
    await expectLeftOf(2, '.', 'سعر');
    await expectLeftOf(3, '!', 'ראשון');
    await expectLeftOf(3, 'second', '!', [0, 1]);
    await expectLeftOf(3, '!', 'ثالث', [2, 0]);
    await expectLeftOf(4, '+61', '412');
    await expectLeftOf(4, '412', '678');
    await expectLeftOf(4, '.', 'اتصل');
    await expectLeftOf(5, '10', '20');
    await expectLeftOf(5, '7:30', 'pm');
    await expectLeftOf(6, '!', 'ثم');
    await expectLeftOf(6, 'Done', '!', [0, 1]);
    await expectLeftOf(7, '!', 'مهم');
    await expectLeftOf(7, 'well', '!', [0, 1]);
    // Code and a link do not decide in which direction a line is written, nor does an emoji.
    await expectLeftOf(8, '!', 'يشغّل');
    await expectLeftOf(8, 'الخادم', './run');
    await expectLeftOf(9, '!', 'שלום');
    await expectLeftOf(9, 'לכולם', 'https');
    await expectLeftOf(10, '!', 'سلام');
    await expectLeftOf(10, 'سلام', '😀');
    await expectLeftOf(11, '😀', 'سلام');
    await expectLeftOf(11, 'OK', '!');
    await expectLeftOf(12, 'SPINE', '!');
    await expectLeftOf(12, '!', 'זו', [1, 0]);
    const values = [...(bubbles[3]?.querySelectorAll('li') ?? [])].map(({ value }) => value);
    await expect(values).toEqual([1, 2, 4]);
  },
};

/** A person proposed the translation: it is said who. */
export const Corrected: Story = {
  args: {
    message: message({
      translation: {
        kind: 'done',
        text: 'See you at the station tomorrow.',
        source: 'es',
        target: 'en',
        engine: null,
        grade: 'exact',
        correction: { by: { id: 'sofia', name: 'Sofía' } },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Corrected by Sofía')).toBeVisible();
  },
};

/** Who wrote it sees in which language somebody corrected its translation. */
export const CorrectedOwn: Story = {
  args: {
    isOwn: true,
    receipt: 'seen',
    message: message({
      translation: { kind: 'none' },
      corrections: [
        { language: 'es', text: 'Hasta mañana.', by: { id: 'sofia', name: 'Sofía' } },
        { language: 'ar', text: 'إلى اللقاء غدًا.', by: { id: 'viewer', name: 'Vera' } },
      ],
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Spanish: Corrected by Sofía', { exact: false })).toBeVisible();
    await expect(canvas.getByText('Arabic: Corrected by you', { exact: false })).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Change' });
    await userEvent.click(first as HTMLElement);
    await expect(args.actions.correct).toHaveBeenCalledWith(args.message);
  },
};
