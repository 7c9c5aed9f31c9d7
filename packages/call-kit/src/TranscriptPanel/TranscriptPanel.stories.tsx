import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TranscriptProvider } from '../context/TranscriptProvider.tsx';
import type { CallPerson } from '../core/people/CallPerson.ts';
import { type ScriptedTranscript, scriptedTranscript } from '../transcript/testing/scriptedTranscript.ts';
import { TranscriptPanel, type TranscriptPanelProps } from './TranscriptPanel.tsx';

const people: readonly CallPerson[] = [
  { userId: 'ana', name: 'Ana Silva' },
  { userId: 'lucia', name: 'Lucía Ortega' },
  { userId: 'omar', name: 'عمر حداد' },
];

const start = Date.UTC(2026, 4, 4, 9);

function talk(count: number): ScriptedTranscript {
  let now = start;
  const clock = { now: () => now, schedule: () => () => undefined };
  const script = scriptedTranscript({ speakers: { ana: 'es', lucia: 'en-GB', omar: 'ar' }, clock });
  for (let at = 0; at < count; at += 1) {
    now += 4000;
    const isLucia = at % 2 === 0;
    const speaker = script.speaker(isLucia ? 'lucia' : 'omar');
    const id = speaker.finish(isLucia ? `Train ${at} to Hanoi leaves at nine.` : `هل نلتقي في المحطة ${at}؟`);
    speaker.translate(
      id,
      'es',
      isLucia ? `El tren ${at} a Hanói sale a las nueve.` : `¿Nos vemos en la estación ${at}?`,
    );
  }
  script.speaker('omar').setSource({
    kind: 'engine',
    name: 'Chrome',
    place: { kind: 'service', name: 'Google' },
    quality: 'good',
  });
  return script;
}

interface StageProps extends TranscriptPanelProps {
  script: ScriptedTranscript;
  language?: string;
}

function Stage({ script, language = 'es', ...props }: StageProps) {
  return (
    <TranscriptProvider port={script.port} viewerId="ana" language={language} people={people}>
      <div style={{ inlineSize: 320, blockSize: 720 }}>
        <TranscriptPanel startedAt={start} {...props} />
      </div>
    </TranscriptProvider>
  );
}

function Made({ count, ...props }: { count: number; language?: string } & TranscriptPanelProps) {
  const [script] = useState(() => talk(count));
  return (
    <>
      <Stage script={script} {...props} />
      <button type="button" hidden onClick={() => script.speaker('lucia').finish('And the last word.')}>
        Speak
      </button>
    </>
  );
}

const meta: Meta<TranscriptPanelProps> = {
  title: 'Calls/TranscriptPanel',
  component: TranscriptPanel,
  args: { onClose: fn() },
  parameters: { layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<TranscriptPanelProps>;

/** All that was said, both languages, and who is transcribed by what. The viewer can refuse. */
export const History: Story = {
  render: (props) => <Made {...props} count={6} />,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.getByText('El tren 4 a Hanói sale a las nueve.')).toBeVisible();
    await userEvent.click(page.getByText('Who is transcribed by what'));
    await expect(page.getByText('Recognised by Chrome. The sound goes to Google.')).toBeVisible();
    await userEvent.click(page.getByRole('switch', { name: /Do not transcribe my voice/ }));
    await expect(page.getByText('Not transcribed, as they wish')).toBeVisible();
    await userEvent.click(page.getByRole('switch', { name: /Do not transcribe my voice/ }));
    await userEvent.click(page.getByRole('button', { name: 'Close transcript' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Found in both languages, without accents, and by speaker. */
export const Search: Story = {
  tags: ['feature'],
  render: (props) => <Made {...props} count={40} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('searchbox'), 'estacion 11');
    await waitFor(() => expect(page.getByText('1 line found')).toBeVisible());
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('estación 11');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Speaker' }), 'lucia');
    await waitFor(() => expect(page.getByText('Nothing found')).toBeVisible());
    await userEvent.clear(page.getByRole('searchbox'));
    await waitFor(() => expect(page.getByText('20 lines found')).toBeVisible());
  },
};

/** Ten thousand lines: only those in sight are rendered, and new ones are followed from the end only. */
export const TwoHours: Story = {
  tags: ['edge'],
  render: (props) => <Made {...props} count={10_000} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByText('¿Nos vemos en la estación 9999?')).toBeVisible());
    await expect(canvasElement.querySelectorAll('[data-fr-part=transcript-line]').length).toBeLessThan(60);
    const list = canvasElement.querySelector('[tabindex="0"]');
    if (list) list.scrollTop = 0;
    await waitFor(() => expect(page.getByText('El tren 0 a Hanói sale a las nueve.')).toBeVisible());
    await userEvent.click(await page.findByRole('button', { name: 'Jump to now' }));
    await waitFor(() => expect(page.getByText('¿Nos vemos en la estación 9999?')).toBeVisible());
    canvasElement.querySelector<HTMLButtonElement>('button[hidden]')?.click();
    await waitFor(() => expect(page.getByText('And the last word.')).toBeVisible());
  },
};

/** Nothing was said yet. */
export const Empty: Story = { tags: ['edge'], render: (props) => <Made {...props} count={0} /> };

/** How it looks is the viewer's choice. */
export const Appearance: Story = {
  tags: ['feature'],
  render: (props) => <Made {...props} count={3} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Appearance' }));
    const options = within(document.body);
    await userEvent.click(await options.findByRole('switch', { name: 'Keep both languages' }));
    await waitFor(() => expect(page.queryByText('Train 2 to Hanoi leaves at nine.')).toBeNull());
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  tags: ['edge'],
  render: (props) => <Made {...props} count={6} language="ar" />,
  globals: { locale: 'ar', direction: 'rtl' },
};
