import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createDemoPort, type DemoPort } from '../testing/createDemoPort.ts';
import { DemoChat } from '../testing/DemoChat.tsx';
import { documented } from '../testing/documented.ts';
import { PreviewLine } from './PreviewLine.tsx';

/** The languages in which others read, and what is written at first. */
type Args = { port: DemoPort; languages: readonly string[]; written: string };

function Writing({ first }: { first: string }) {
  const [written, setWritten] = useState(first);
  return (
    <>
      <textarea aria-label="Message" value={written} onChange={(event) => setWritten(event.target.value)} />
      <PreviewLine topicId="demo" written={written} />
    </>
  );
}

const meta: Meta<Args> = {
  title: 'Chat/PreviewLine',
  component: documented(PreviewLine),
  args: { port: createDemoPort(), languages: ['es'], written: 'See you at the station' },
  beforeEach: ({ args }) => {
    args.port = createDemoPort({ readLanguages: args.languages });
  },
  render: ({ port, written }) => (
    <DemoChat port={port}>
      <Writing first={written} />
    </DemoChat>
  ),
};

export default meta;
type Story = StoryObj<Args>;

const lineOf = (root: HTMLElement, name: string) => within(root).findByRole('region', { name });

/** What the other side will read, and that translated back. */
export const OneLanguage: Story = {
  play: async ({ canvasElement, args }) => {
    const line = await lineOf(canvasElement, 'Read in Spanish');
    await waitFor(() => expect(line).toHaveTextContent('[es] See you at the station'));
    await userEvent.click(within(line).getByRole('button', { name: 'Translate back' }));
    await waitFor(() => expect(line).toHaveTextContent(/Translated back: .See you at the station/));
    await expect(within(line).queryByRole('button')).toBeNull();
    await expect(args.port.calls).toEqual([
      'previews.read es See you at the station',
      'previews.read es back See you at the station',
    ]);
  },
};

/** In a group with several languages one of them is shown; a rough translation warns, and one that has no way back says so. */
export const SeveralLanguages: Story = {
  args: { languages: ['es', 'ar'] },
  play: async ({ canvasElement }) => {
    const line = await lineOf(canvasElement, 'Read in Spanish');
    const choice = within(line).getByRole('combobox', { name: 'Language of the preview' });
    await userEvent.selectOptions(choice, 'ar');
    const other = await lineOf(canvasElement, 'Read in Arabic');
    await waitFor(() => expect(other).toHaveTextContent('Rough: it may say something else.'));
    await userEvent.click(within(other).getByRole('button', { name: 'Translate back' }));
    await waitFor(() => expect(other).toHaveTextContent('It cannot be translated back here.'));
  },
};

/** Of words that are changed the preview is made in the place of their message. */
export const OfAnEdit: Story = {
  render: ({ port, written }) => (
    <DemoChat port={port}>
      <PreviewLine topicId="demo" written={written} edited="message-7" />
    </DemoChat>
  ),
  play: async ({ canvasElement, args }) => {
    const line = await lineOf(canvasElement, 'Read in Spanish');
    await waitFor(() => expect(line).toHaveTextContent('[es] See you at the station'));
    await expect(args.port.calls).toEqual(['previews.read es of message-7 See you at the station']);
  },
};

/** While it is written nothing is asked for; what was shown before is dimmed. */
export const WhileWriting: Story = {
  play: async ({ canvasElement, args }) => {
    const line = await lineOf(canvasElement, 'Read in Spanish');
    await waitFor(() => expect(line).toHaveTextContent('[es] See you at the station'));
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Message' }), ' tomorrow');
    await expect(line).toHaveAttribute('data-stale');
    await waitFor(() => expect(line).toHaveTextContent('[es] See you at the station tomorrow'));
    await expect(args.port.calls).toHaveLength(2);
  },
};

/** What needs no translation is read as it is written. */
export const Same: Story = {
  args: { written: 'OK' },
  play: async ({ canvasElement }) => {
    const line = await lineOf(canvasElement, 'Read in Spanish');
    await waitFor(() => expect(line).toHaveTextContent('It is read as it is written.'));
  },
};

/** Without an engine that is said. */
export const Missing: Story = {
  args: { written: 'tlhIngan Hol' },
  play: async ({ canvasElement }) => {
    const line = await lineOf(canvasElement, 'Read in Spanish');
    await waitFor(() => expect(line).toHaveTextContent('No translation is available here.'));
  },
};

/** Without a network as well. */
export const Failed: Story = {
  args: { written: 'I am offline' },
  play: async ({ canvasElement }) => {
    const line = await lineOf(canvasElement, 'Read in Spanish');
    await waitFor(() => expect(line).toHaveTextContent('What others will read could not be loaded.'));
  },
};

/** A text of several screens is not translated with every pause. */
export const TooLong: Story = {
  args: { written: 'See you. '.repeat(30) },
  play: async ({ canvasElement, args }) => {
    const line = await lineOf(canvasElement, 'Read in Spanish');
    await expect(line).toHaveTextContent('Too long to show what others will read.');
    await expect(args.port.calls).toEqual([]);
  },
};

/** Where everybody reads the language of the writer, it says so. */
export const Nobody: Story = {
  args: { languages: [] },
  play: async ({ canvasElement }) => {
    await lineOf(canvasElement, 'Everybody here reads your language.');
  },
};
