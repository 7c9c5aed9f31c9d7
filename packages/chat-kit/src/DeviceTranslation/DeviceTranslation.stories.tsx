import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createDemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { DeviceTranslation } from './DeviceTranslation.tsx';

/** What the browser of the story can do. */
type Args = {
  availability: 'unavailable' | 'downloadable' | 'available';
  /** How often it fails first. */
  failures: number;
  words: string;
};

/** The directions that the browser was asked to translate. */
let created: string[];

/** A browser that translates into capitals. */
function scriptBrowser({ availability, failures }: Args): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Translator');
  let left = failures;
  created = [];
  const Translator = {
    availability: async () => availability,
    create: async ({ sourceLanguage, targetLanguage }: Record<string, string>) => {
      created.push(`${sourceLanguage} ${targetLanguage}`);
      left -= 1;
      if (left >= 0) throw new Error('No space on this device.');
      return { translate: async (text: string) => text.toUpperCase() };
    },
  };
  Object.defineProperty(globalThis, 'Translator', { value: Translator, configurable: true });
  return () => {
    if (before) Object.defineProperty(globalThis, 'Translator', before);
    else Reflect.deleteProperty(globalThis, 'Translator');
  };
}

const meta: Meta<Args> = {
  title: 'Chat/DeviceTranslation',
  args: { availability: 'available', failures: 0 },
  beforeEach: ({ args }) => scriptBrowser(args),
  render: ({ words }) => (
    <DemoChat port={createDemoPort()}>
      <DeviceTranslation words={words} source="ja" target="en">
        <span>No translation from Japanese to English is available here</span>
      </DeviceTranslation>
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<Args>;

const offer = (root: HTMLElement) => within(root).findByRole('button', { name: 'Translate on this device' });
const missing = /^No translation from Japanese/;

/** The browser has what it needs: one press, and the text stands under the original. */
export const Ready: Story = {
  args: { words: 'one word' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await offer(canvasElement));
    await expect(await within(canvasElement).findByText('ONE WORD')).toBeVisible();
    await expect(within(canvasElement).getByText('Translated on this device from Japanese')).toBeVisible();
    await expect(within(canvasElement).queryByText(missing)).toBeNull();
  },
};

/** Nothing is downloaded before the person agrees. */
export const Download: Story = {
  args: { words: 'two words', availability: 'downloadable' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await offer(canvasElement));
    const question = await screen.findByRole('alertdialog', { name: 'Download for translation?' });
    await expect(question).toHaveTextContent('from Japanese into English');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expect(created).toEqual([]);
    await userEvent.click(await offer(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await expect(await within(canvasElement).findByText('TWO WORDS')).toBeVisible();
  },
};

/** A failure is said, and can be tried again. */
export const Failed: Story = {
  args: { words: 'three words', failures: 1 },
  play: async ({ canvasElement }) => {
    await userEvent.click(await offer(canvasElement));
    await within(canvasElement).findByText('This device could not translate it.');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(await within(canvasElement).findByText('THREE WORDS')).toBeVisible();
  },
};

/** A browser that does not know the direction offers nothing. */
export const Unavailable: Story = {
  args: { words: 'four words', availability: 'unavailable' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(missing)).toBeVisible());
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
