import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Conversation } from '../Conversation/Conversation.tsx';
import type { DayHeadingProps } from '../DayHeading/DayHeading.tsx';
import type { MessageBubbleProps } from '../MessageBubble/MessageBubble.tsx';
import { createDemoPort, type DemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoTopic } from '../testing/demoTopic.ts';
import { documented } from '../testing/documented.ts';
import { anchorOf, paintedFrame, topOf, worstPainted } from '../testing/paintedOffsets.ts';
import type { ChatSlots } from './ChatSlots.ts';

/** A message as a line of a script: whoever speaks, then the words; a press opens what was written. */
function ScriptLine({ message, isOwn }: MessageBubbleProps) {
  const [isOpen, setOpen] = useState(false);
  const { translation, text, language } = message;
  const words = translation.kind === 'done' ? translation.text : text;
  return (
    <div style={{ padding: '6px 0', borderBlockEnd: '1px solid var(--fr-border)' }}>
      <strong>{isOwn ? 'Me' : message.author.name}</strong>: <bdi>{words}</bdi>
      {translation.kind === 'done' ? (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          As written
        </button>
      ) : null}
      {isOpen ? (
        <blockquote lang={language ?? undefined} dir="auto">
          {text}
        </blockquote>
      ) : null}
    </div>
  );
}

function Chapter({ day }: DayHeadingProps) {
  return <h3 style={{ textAlign: 'center' }}>{day.kind === 'date' ? day.text : `Chapter: ${day.kind}`}</h3>;
}

interface Args {
  port: DemoPort;
  slots: ChatSlots;
}

const meta: Meta<Args> = {
  title: 'Chat/Slots',
  component: documented(Conversation),
  parameters: { layout: 'fullscreen' },
  // A copy at every render, as an application writes it that puts the braces into its markup.
  render: ({ port, slots }) => (
    <div style={{ blockSize: 520 }}>
      <DemoChat port={port}>
        <Conversation topic={demoTopic()} readingLanguage="en" slots={{ ...slots }} />
      </DemoChat>
    </div>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** The bubble and the heading of a day are the application's; what one of them remembers outlives all that arrives. */
export const Default: Story = {
  args: {
    port: createDemoPort({ count: 8 }),
    slots: { MessageBubble: ScriptLine, DayHeading: Chapter },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Chapter: today' })).toBeVisible();
    const [button] = (await canvas.findAllByRole('button', { name: 'As written' })).slice(-1);
    if (!button) throw new Error('A translated message must say what was written.');
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText('Write a message'), 'Curtain{Enter}');
    await waitFor(() => expect(canvas.getByText('Curtain')).toBeVisible());
    args.port.type('lucia', 'Lucía Fernández');
    await waitFor(() => expect(canvas.getByText('Lucía Fernández is typing')).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeVisible();
  },
};

/** Parts of any height: the list measures them, and what is read stays where it is. */
export const AnyHeight: Story = {
  tags: ['edge'],
  args: {
    port: createDemoPort({ count: 200, translation: 'queued' }),
    slots: { MessageBubble: ScriptLine, DayHeading: Chapter },
  },
  play: async ({ canvasElement, args }) => {
    const feed = await within(canvasElement).findByRole('feed');
    const scroller = feed.parentElement?.parentElement;
    if (!scroller) throw new Error('The feed must stand in a scrolling element.');
    await waitFor(() => expect(within(feed).getAllByRole('article').length).toBeGreaterThan(5));
    // Until the rows at the end have their heights, and later until older pages stop coming.
    const standsStill = async (): Promise<void> => {
      for (let still = 0, before = ''; still < 6; ) {
        await paintedFrame();
        const now = `${scroller.scrollHeight}/${scroller.scrollTop}`;
        still = now === before ? still + 1 : 0;
        before = now;
      }
    };
    await standsStill();
    scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: -400 }));
    scroller.scrollTop -= 400;
    await standsStill();
    const { key } = anchorOf(scroller);
    const above = feed.querySelector<HTMLElement>('[data-key^="lucia"]')?.dataset.key ?? '';
    const watched = worstPainted(10, () => topOf(scroller, key));
    const text = 'A translation that came late and takes three lines of the page instead of one. '.repeat(4);
    const translation = { kind: 'done', text, source: 'es', target: 'en', engine: null } as const;
    args.port.emit({
      kind: 'translation',
      seq: args.port.nextSeq(),
      chatId: above,
      language: 'en',
      translation,
    });
    await expect(await watched).toBeLessThanOrEqual(0.5);
  },
};
