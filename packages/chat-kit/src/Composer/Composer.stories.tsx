import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ticket } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ChatMessage } from '../core/model/Message.ts';
import type { ComposerDictation, ComposerRecorder } from '../core/model/VoiceInput.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { useTopicSession } from '../hooks/useTopicSession.ts';
import { SlotProvider } from '../slots/SlotProvider.ts';
import { createDemoPort, type DemoPort, demoNow } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { demoPreview } from '../testing/demoMedia.ts';
import { demoMessage } from '../testing/demoMessage.ts';
import { demoDictation, demoRecorder } from '../testing/demoVoice.ts';
import { documented } from '../testing/documented.ts';
import { Composer } from './Composer.tsx';
import type { ComposerProps } from './ComposerProps.ts';

interface Args extends Pick<ComposerProps, 'tools' | 'disabled' | 'placeholder'> {
  isReply?: boolean;
  /** The device stores nothing the first time. */
  isFull?: boolean;
  dictation?: ComposerDictation;
  recorder?: ComposerRecorder;
  /** What is recorded cannot be made a file. */
  isBroken?: boolean;
}

const message: ChatMessage = {
  ...demoMessage(8, { topicId: 'demo', newestAt: demoNow, count: 8 }),
  delivery: { kind: 'sent' },
};

/** The session, whose first message finds no room on the device where it is full. */
function useSession(isFull: boolean): TopicSession {
  const session = useTopicSession('demo');
  const isFirst = useRef(isFull);
  const send: TopicSession['send'] = async (draft) => {
    if (!isFirst.current) return session.send(draft);
    isFirst.current = false;
    throw new Error('No room on this device.');
  };
  return { ...session, send };
}

/** The recorder, which fails when it is to make a file, until it is cancelled. */
function useBroken(recorder: ComposerRecorder | undefined, isBroken: boolean): ComposerRecorder | undefined {
  const [hasFailed, setFailed] = useState(false);
  if (!recorder || !isBroken) return recorder;
  return {
    ...recorder,
    problem: hasFailed ? 'encoder' : null,
    finish: async () => {
      setFailed(true);
      return null;
    },
    cancel: () => setFailed(false),
  };
}

function Bound({ isReply, isFull = false, isBroken = false, ...props }: Args) {
  const session = useSession(isFull);
  const recorder = useBroken(props.recorder, isBroken);
  const [replyTo, setReplyTo] = useState(isReply ? message : null);
  return (
    <Composer
      session={session}
      replyTo={replyTo}
      onReplyEnd={() => setReplyTo(null)}
      onReplyAgain={setReplyTo}
      {...props}
      recorder={recorder}
    />
  );
}

const meta: Meta<Args> = {
  title: 'Chat/Composer',
  component: documented(Composer),
  parameters: { layout: 'fullscreen' },
  loaders: [() => ({ port: createDemoPort({ count: 0 }) })],
  render: (args, { loaded }) => (
    <DemoChat port={loaded.port as DemoPort}>
      <Bound {...args} />
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** Nothing is written: the microphone and the recorder stand where the send button comes. */
export const Default: Story = { args: { dictation: demoDictation(), recorder: demoRecorder() } };

/** Nothing is written: there is nothing to send. */
export const Writing: Story = {
  tags: ['feature'],
  play: async ({ canvasElement, loaded, step }) => {
    const { calls } = loaded.port as DemoPort;
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Write a message');
    const sent = () => calls.filter((call) => call.startsWith('messages.send'));
    await step('the send button is there only when something is written', async () => {
      await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
      await userEvent.type(input, '   ');
      await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
      await userEvent.type(input, 'one');
      await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible();
    });
    await step('Shift+Enter breaks the line', async () => {
      await userEvent.type(input, '{Shift>}{Enter}{/Shift}two');
      await expect(input).toHaveValue('   one\ntwo');
    });
    await step('Enter belongs to the input method while it composes', async () => {
      fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
      fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
      await expect(sent()).toEqual([]);
    });
    await step('Enter sends, without the space around', async () => {
      await userEvent.type(input, '{Enter}');
      await waitFor(() => expect(sent()).toEqual(['messages.send one\ntwo']));
      await expect(input).toHaveValue('');
    });
    await step('what is sent before the last is stored is sent too, in its order', async () => {
      for (const value of ['three', 'four']) {
        fireEvent.change(input, { target: { value } });
        fireEvent.keyDown(input, { key: 'Enter' });
      }
      const both = ['messages.send one\ntwo', 'messages.send three', 'messages.send four'];
      await waitFor(() => expect(sent()).toEqual(both));
      await expect(input).toHaveValue('');
    });
    await step('others learn of the typing', async () => {
      await expect(calls).toContain('typing.send');
    });
  },
};

/** A reply; Escape gives it up. */
export const Replying: Story = {
  tags: ['feature'],
  args: { isReply: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('Write a message')).toHaveFocus());
    await expect(canvas.getByText('Replying to Lucía Fernández')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Replying to Lucía Fernández')).toBeNull());
  },
};

/** The field grows to six lines and then scrolls. */
export const ManyLines: Story = {
  tags: ['edge'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Write a message');
    const one = input.clientHeight;
    await userEvent.type(input, Array(9).fill('line').join('{Shift>}{Enter}{/Shift}'));
    await expect(input.clientHeight).toBeGreaterThan(one * 2);
    await expect(input.clientHeight).toBeLessThan(one + 6 * 22);
    await expect(input.scrollHeight).toBeGreaterThan(input.clientHeight);
  },
};

/** Speaking instead of writing. */
export const Voice: Story = {
  tags: ['feature'],
  args: {
    // Says its words at once.
    dictation: demoDictation({ start: (onText) => onText('and good night') }),
    recorder: demoRecorder(),
  },
  play: async ({ canvasElement, loaded, step }) => {
    const { calls } = loaded.port as DemoPort;
    const canvas = within(canvasElement);
    await step('the recorder takes the place of the text and gives the focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Record a voice message' }));
      const recorder = await canvas.findByRole('dialog', { name: 'Voice recorder' });
      await waitFor(() => expect(recorder.contains(document.activeElement)).toBe(true));
      await expect(canvas.queryByLabelText('Write a message')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Record a voice message' })).toHaveFocus(),
      );
      await expect(calls.filter((call) => call.startsWith('messages.send'))).toEqual([]);
    });
    await step('dictated words come behind what is written', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dictate' }));
      await expect(canvas.getByLabelText('Write a message')).toHaveValue('and good night');
      await expect(canvas.queryByRole('button', { name: 'Dictate' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible();
    });
  },
};

/** A recording is sent as a voice message; what is written stays. */
export const SendingVoice: Story = {
  tags: ['feature'],
  args: { recorder: demoRecorder({ state: 'paused', seconds: 3 }) },
  play: async ({ canvasElement, loaded }) => {
    const { calls } = loaded.port as DemoPort;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Record a voice message' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the voice message' }));
    await waitFor(() => expect(calls).toContain('messages.send audio.mp3'));
    await waitFor(() => expect(canvas.getByLabelText('Write a message')).toBeVisible());
  },
};

/** The device has no room for a voice message: it stays in the panel, with the message that it answers, and can be sent again. */
export const UnsentVoice: Story = {
  tags: ['edge', '!snapshot'],
  args: { isFull: true, isReply: true, recorder: demoRecorder({ state: 'paused', seconds: 3 }) },
  play: async ({ canvasElement, loaded }) => {
    const { calls } = loaded.port as DemoPort;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Record a voice message' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the voice message' }));
    await expect(await canvas.findByText('The voice message was not sent. It is still here.')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:03');
    await expect(canvas.getByRole('button', { name: 'Cancel reply' })).toBeVisible();
    await expect(calls).not.toContain('messages.send audio.mp3');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the voice message' }));
    await waitFor(() => expect(calls).toContain('messages.send audio.mp3'));
    await waitFor(() => expect(canvas.getByLabelText('Write a message')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Cancel reply' })).toBeNull();
  },
};

/** A recording that cannot be made a file: the text is there again, and a notice above it until it has been read. */
export const FailedVoice: Story = {
  tags: ['edge', '!snapshot'],
  args: { isBroken: true, recorder: demoRecorder({ state: 'paused', seconds: 3 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Record a voice message' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the voice message' }));
    await expect(await canvas.findByLabelText('Write a message')).toBeVisible();
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('The voice message could not be made.');
    await userEvent.click(within(notice).getByRole('button'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** The device has no room for a text: it is in the field again, and the message that it answers above it. */
export const UnsentReply: Story = {
  tags: ['edge', '!snapshot'],
  args: { isFull: true, isReply: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Write a message');
    await userEvent.type(input, 'Yes{Enter}');
    await waitFor(() => expect(input).toHaveValue('Yes'));
    await expect(canvas.getByRole('button', { name: 'Cancel reply' })).toBeVisible();
  },
};

/** Somebody speaks: the button is red, and what was heard stands above. */
export const Listening: Story = {
  tags: ['feature'],
  args: {
    dictation: demoDictation({ state: 'listening', heard: 'Good morning, how are' }),
    recorder: demoRecorder(),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findByText('Listening')).closest('[role="status"]')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop dictating' })).toHaveAttribute(
      'data-state',
      'listening',
    );
  },
};

/** The microphone was refused. */
export const MicrophoneRefused: Story = {
  tags: ['edge'],
  args: { dictation: demoDictation({ problem: 'not-allowed' }), recorder: demoRecorder() },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('may not use the microphone');
  },
};

/** The browser has no speech recognition. */
export const Unsupported: Story = {
  tags: ['edge'],
  args: { dictation: demoDictation({ problem: 'unsupported' }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const alert = await page.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Ups, your browser is not supported!');
  },
};

/** Only some tools, in an order of the application's, one of them its own. */
export const ChosenTools: Story = {
  tags: ['feature'],
  args: {
    placeholder: 'Ask about your order',
    tools: ['media', { id: 'coupon', label: 'Send a coupon', icon: Ticket, onSelect: () => {} }, 'emoji'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(['Send a photo or video', 'Send a coupon', 'Emoji']);
    await expect(canvas.getByPlaceholderText('Ask about your order')).toBeVisible();
  },
};

/** A slot that is empty takes the button along that would lead to it. */
export const WithoutEmoji: Story = {
  tags: ['edge'],
  decorators: [
    (Story) => (
      <SlotProvider slots={{ EmojiPicker: null }}>
        <Story />
      </SlotProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Send a photo or video' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Emoji' })).toBeNull();
  },
};

/** Nothing can be written for now. */
export const Disabled: Story = {
  tags: ['edge'],
  args: { disabled: true, dictation: demoDictation(), recorder: demoRecorder() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Write a message')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Dictate' })).toBeNull();
  },
};

/** An address brings the preview that goes with the message; its button sends the message without it. */
export const WithLinkPreview: Story = {
  loaders: [
    () => {
      const port = createDemoPort({ count: 0 });
      return { port: { ...port, links: { preview: async () => demoPreview } } };
    },
  ],
  play: async ({ canvasElement, loaded, step }) => {
    const { calls } = loaded.port as DemoPort;
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Write a message');
    await step('it appears once the writing rests', async () => {
      await userEvent.type(input, 'Look: https://bakery.example/bread');
      await expect(await canvas.findByRole('link', { name: /Bread and water/ })).toBeVisible();
    });
    await step('its button takes it away, and the words stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send without preview' }));
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(input).toHaveFocus();
      await userEvent.type(input, ' and more');
      await expect(canvas.queryByRole('link')).toBeNull();
    });
    await step('a message that is written next has one again, and takes it along', async () => {
      await userEvent.type(input, '{Enter}');
      await waitFor(() =>
        expect(calls).toContain('messages.send Look: https://bakery.example/bread and more'),
      );
      await userEvent.type(input, 'https://bakery.example/bread');
      await expect(await canvas.findByRole('link', { name: /Bread and water/ })).toBeVisible();
    });
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  tags: ['edge'],
  args: { dictation: demoDictation(), recorder: demoRecorder() },
  globals: { locale: 'ar', direction: 'rtl' },
};

/** The send button has a menu: its right button, a finger that rests, or an arrow key opens it. */
export const OtherWays: Story = {
  tags: ['feature'],
  loaders: [
    () => ({
      port: createDemoPort({ count: 0, scheduled: { maxPerTopic: 50, maxInTotal: 200, maxDays: 365 } }),
    }),
  ],
  play: async ({ canvasElement, loaded, step }) => {
    const { calls } = loaded.port as DemoPort;
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Write a message');
    const open = async (name: string) => {
      await userEvent.type(input, 'Good night');
      canvas.getByRole('button', { name: 'Send' }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await step('without a sound', async () => {
      await open('Send without sound');
      await waitFor(() => expect(calls).toContain('messages.send Good night'));
      await expect(input).toHaveValue('');
    });
    await step('at a time that is offered', async () => {
      await open('Schedule message');
      const dialog = await screen.findByRole('dialog', { name: 'Schedule message' });
      await userEvent.click(within(dialog).getByRole('radio', { name: 'Tomorrow morning' }));
      await expect(within(dialog).getByLabelText(/Time/)).toHaveValue('09:00');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
      await waitFor(() => expect(calls).toContain('scheduled.schedule Good night'));
      await expect(await canvas.findByRole('button', { name: '1 scheduled message' })).toBeVisible();
      await waitFor(() => expect(input).toHaveFocus());
      await expect(input).toHaveValue('');
    });
    await step('at no time that is over', async () => {
      await open('Schedule message');
      const dialog = await screen.findByRole('dialog', { name: 'Schedule message' });
      fireEvent.change(within(dialog).getByLabelText(/Date/), { target: { value: '2020-01-01' } });
      await expect(within(dialog).getByText('Choose a time that is still to come.')).toBeVisible();
      await expect(within(dialog).getByRole('button', { name: 'Schedule' })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(input).toHaveValue('Good night');
    });
  },
};

/** What the server does not keep is in the composer again. */
export const NotScheduled: Story = {
  tags: ['edge'],
  loaders: [() => ({ port: createDemoPort({ count: 0, scheduled: { onStore: 'refuse' } }) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Write a message');
    await userEvent.type(input, 'Good morning');
    fireEvent.contextMenu(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Schedule message' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schedule message' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await expect(input).toHaveValue('Good morning');
  },
};
