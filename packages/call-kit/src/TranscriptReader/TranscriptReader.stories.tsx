import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TranscriptReader, type TranscriptReaderProps } from './TranscriptReader.tsx';

const pad = (value: number): string => String(value).padStart(2, '0');
const clock = (seconds: number): string =>
  `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.000`;

function cue(at: number): string {
  const isLucia = at % 2 === 0;
  const [name, tag, spoken, translated] = isLucia
    ? [
        'Lucía Ortega',
        'en-GB',
        `Train ${at} to Hanoi leaves at nine.`,
        `El tren ${at} a Hanói sale a las nueve.`,
      ]
    : ['عمر حداد', 'ar', `هل نلتقي في المحطة ${at}؟`, `¿Nos vemos en la estación ${at}?`];
  return `${clock(at * 4)} --> ${clock(at * 4 + 3)}\n<v ${name}><lang ${tag}>${spoken}</lang>\n<lang es>${translated}</lang></v>`;
}

const own = '00:00:01.000 --> 00:00:02.000\n<v Ana Silva><lang es>Buenos días a &lt;todos&gt;</lang></v>';
const missing = 'NOTE The connection was lost, so nothing was transcribed for 4 s';
const talk = (count: number): string =>
  `${['WEBVTT', own, missing, ...Array.from({ length: count }, (_, at) => cue(at + 1))].join('\n\n')}\n`;
const loads = (vtt: string) => async () => vtt;

const meta: Meta<TranscriptReaderProps> = {
  title: 'Calls/TranscriptReader',
  component: TranscriptReader,
  args: {
    load: loads(talk(6)),
    file: { name: 'transcript-2026-05-04-09-00', href: '/transcript.vtt' },
  },
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <div style={{ blockSize: 560, maxInlineSize: 640, padding: 16, boxSizing: 'border-box' }}>
      <TranscriptReader {...props} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<TranscriptReaderProps>;

const marks = (root: HTMLElement) => [...root.querySelectorAll('mark')].map((mark) => mark.textContent);

/** All lines with speaker and time, the original and the translation; words are never markup. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText('El tren 2 a Hanói sale a las nueve.')).toBeVisible());
    await expect(page.getByText('Train 2 to Hanoi leaves at nine.')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByText('Buenos días a <todos>')).toBeVisible();
    await expect(page.getByText(/The connection was lost/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Save or copy' }));
    const menu = within(document.body);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Copy as text' })).toBeVisible());
    await expect(menu.queryByRole('menuitem', { name: 'Keep in conversation' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** Found in both languages, from place to place, also by the keyboard, and by speaker. */
export const Search: Story = {
  tags: ['feature'],
  args: { load: loads(talk(400)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('searchbox');
    // Screen readers know of it before it says something.
    const status = page.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, 'estacion 39');
    await waitFor(() => expect(status).toHaveTextContent('1 of 6'));
    await expect(status).toBeVisible();
    await waitFor(() => expect(marks(canvasElement)).toContain('estación 39'));
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(page.getByText('6 of 6')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('[aria-current]')).toHaveTextContent('399'));
    await userEvent.click(page.getByRole('button', { name: 'Next place found' }));
    await waitFor(() => expect(page.getByText('1 of 6')).toBeVisible());
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Speaker' }), 'Lucía Ortega');
    await waitFor(() => expect(page.getByText('Nothing found')).toBeVisible());
    await userEvent.clear(field);
    await waitFor(() => expect(page.getByText('Train 2 to Hanoi leaves at nine.')).toBeVisible());
    await expect(page.queryByText(/estación/)).toBeNull();
  },
};

/** Opened for words that were searched for elsewhere. */
export const AtAWord: Story = {
  tags: ['feature'],
  args: { load: loads(talk(400)), query: 'train 200' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText('El tren 200 a Hanói sale a las nueve.')).toBeVisible());
    await expect(page.getByText('1 of 1')).toBeVisible();
  },
};

/** A call of many hours: only the lines in sight are rendered. */
export const Long: Story = {
  tags: ['edge'],
  args: { load: loads(talk(11_000)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText('¿Nos vemos en la estación 1?')).toBeVisible());
    await expect(canvasElement.querySelectorAll('[data-fr-part=transcript-line]').length).toBeLessThan(60);
  },
};

/** On its way, a third of it here. */
export const Loading: Story = {
  tags: ['edge'],
  args: {
    load: ({ onProgress }) => {
      onProgress(1 / 3);
      return new Promise<string>(() => {});
    },
  },
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('progressbar', { name: 'Loading the transcript…' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '33%'));
  },
};

let failures = 0;

/** It did not come; a second attempt brings it. */
export const Failed: Story = {
  tags: ['edge'],
  args: {
    load: fn(async () => {
      failures += 1;
      if (failures % 2 === 1) throw new Error('no network');
      return talk(2);
    }),
  },
  beforeEach: () => {
    failures = 0;
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText('The transcript could not be loaded.')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(page.getByText('¿Nos vemos en la estación 1?')).toBeVisible());
  },
};

/** Something else under the name of a transcript: it is not shown, and can be saved. */
export const NotATranscript: Story = {
  tags: ['edge'],
  args: { load: loads('WEBVTT\n\n00:00.000 --> 00:01.000\n<img src=x onerror=alert(1)>') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText('This file is not a transcript')).toBeVisible());
    await expect(page.getByRole('link', { name: 'Save the file' })).toHaveAttribute('download');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Nothing was said. */
export const Empty: Story = {
  tags: ['edge'],
  args: { load: loads('WEBVTT\n') },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText('There are no lines in this transcript')).toBeVisible(),
    );
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  tags: ['edge'],
  args: { query: 'المحطة' },
  globals: { locale: 'ar', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('1 من 3')).toBeVisible());
  },
};
