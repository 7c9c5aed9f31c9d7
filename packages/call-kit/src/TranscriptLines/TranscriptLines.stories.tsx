import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TranscriptProvider } from '../context/TranscriptProvider.tsx';
import type { CallPerson } from '../core/people/CallPerson.ts';
import type { TranscriptView } from '../core/transcript/TranscriptView.ts';
import { TranscriptAnnouncer } from '../TranscriptStatus/TranscriptAnnouncer.tsx';
import { TranscriptNotice } from '../TranscriptStatus/TranscriptNotice.tsx';
import { type ScriptedTranscript, scriptedTranscript } from '../transcript/testing/scriptedTranscript.ts';
import { TranscriptLines } from './TranscriptLines.tsx';

const people: readonly CallPerson[] = [
  { userId: 'ana', name: 'Ana Silva' },
  { userId: 'lucia', name: 'Lucía Ortega' },
  { userId: 'omar', name: 'عمر حداد' },
];

/** A minute of a call in three languages, as its Spanish-speaking viewer reads it. */
function talk(): ScriptedTranscript {
  const script = scriptedTranscript({ speakers: { ana: 'es', lucia: 'en-GB', omar: 'ar' } });
  const first = script.speaker('lucia').finish('The train to Hanoi leaves at nine in the morning.');
  script.speaker('lucia').translate(first, 'es', 'El tren a Hanói sale a las nueve de la mañana.');
  const second = script.speaker('omar').finish('هل نلتقي في المحطة؟');
  script.speaker('omar').translate(second, 'es', '¿Nos vemos en la estación?');
  return script;
}

interface StageProps {
  script: ScriptedTranscript;
  language?: string;
  view?: Partial<TranscriptView>;
  children?: ReactNode;
}

/** A dark picture, with the lines over it. */
function Stage({
  script,
  language = 'es',
  view,
  children = <TranscriptLines lingerMs={3_600_000} />,
}: StageProps) {
  return (
    <TranscriptProvider port={script.port} viewerId="ana" language={language} people={people} view={view}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
          blockSize: 360,
          padding: 12,
          background: 'linear-gradient(135deg, #31688e, #c9d2e3)',
        }}
      >
        {children}
      </div>
    </TranscriptProvider>
  );
}

const meta: Meta<StageProps> = {
  title: 'Calls/TranscriptLines',
  component: Stage,
  parameters: { layout: 'fullscreen' },
};

export default meta;
type Story = StoryObj<StageProps>;

function Speaking(props: Omit<StageProps, 'script'>) {
  const [script] = useState(() => {
    const script = talk();
    script.speaker('lucia').say('And then we could have breakfast at the');
    return script;
  });
  return <Stage script={script} {...props} />;
}

/** The original stays, and the translation stands below it; the last word may still change, and is hidden from screen readers. */
export const BothLanguages: Story = {
  render: () => <Speaking />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('هل نلتقي في المحطة؟')).toBeVisible();
    await expect(page.getByText('¿Nos vemos en la estación?')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-hidden=true][class]')).toHaveTextContent('the');
  },
};

function CutOff() {
  const [script] = useState(() => {
    const script = talk();
    script.speaker('lucia').say('And then we could have breakfast at the');
    script.port.store.apply({
      type: 'gap',
      id: 'lost',
      userId: 'lucia',
      reason: 'connection',
      startedAt: Date.now(),
    });
    return script;
  });
  return <Stage script={script} />;
}

/** Behind a gap of the speaker no words come any more: the line ends there, and nothing of it is hidden. */
export const CutOffLine: Story = {
  render: () => <CutOff />,
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-fr-part=transcript-line][data-state=cut]');
    await expect(line).toHaveTextContent('Cut off');
    await expect(line).toHaveTextContent('And then we could have breakfast at the …');
    await expect(line?.querySelector('[aria-hidden=true]') ?? null).toBeNull();
  },
};

/** Only the language of the viewer, where there is a translation. */
export const OneLanguage: Story = {
  tags: ['feature'],
  render: () => <Speaking view={{ hasBoth: false }} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('هل نلتقي في المحطة؟')).toBeNull();
  },
};

/** Large letters, high contrast. */
export const LargeAndContrasting: Story = {
  tags: ['feature'],
  render: () => <Speaking view={{ size: 'large', contrast: 'high' }} />,
};

function Noticed() {
  const [script] = useState(() => {
    const script = talk();
    script.run({ startedBy: 'lucia' });
    return script;
  });
  return (
    <Stage script={script}>
      <TranscriptNotice usesBrowser onDismiss={() => undefined} />
    </Stage>
  );
}

/** Everybody is told who started a transcript, and where their sound goes, and can refuse. */
export const Notice: Story = {
  tags: ['feature'],
  render: () => <Noticed />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/Lucía Ortega started a transcript\. Your browser/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Do not transcribe my voice' }));
    await expect(await page.findByText('Your voice is not transcribed.')).toBeVisible();
  },
};

function States() {
  const [scripts] = useState(() => {
    const make = () => scriptedTranscript({ speakers: { ana: 'es', lucia: 'en-GB' } });
    const [starting, listening, silent, reconnecting, lost, unsupported, refused, failed] = [
      make(),
      make(),
      make(),
      make(),
      make(),
      make(),
      make(),
      make(),
    ];
    starting.setState({ kind: 'starting' });
    silent.speaker('lucia').finish('Good night.');
    reconnecting.run({ link: 'reconnecting' });
    lost.speaker('lucia').setSource({ kind: 'lost', name: 'pocketsphinx' });
    unsupported.speaker('lucia').setSource({ kind: 'unsupported' });
    refused.speaker('lucia').setSource({ kind: 'refused' });
    failed.setState({ kind: 'failed', problem: 'unavailable' });
    return [starting, listening, silent, reconnecting, lost, unsupported, refused, failed];
  });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, padding: 12, background: '#31688e' }}>
      {scripts.map((script, at) => (
        <TranscriptProvider
          key={at.toString()}
          port={script.port}
          viewerId="ana"
          language="es"
          people={people}
        >
          <TranscriptLines lingerMs={-1} aria-label={`Live transcript ${at + 1}`} />
        </TranscriptProvider>
      ))}
    </div>
  );
}

/** Starting, listening, nobody speaks, reconnecting, a lost recogniser, an unknown language, a refusal, a failure. */
export const EveryState: Story = {
  tags: ['edge'],
  render: () => <States />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const words of [
      'Starting the transcript…',
      'Listening…',
      'Nobody is speaking',
      'The transcript is reconnecting. What is said now may be missing.',
      'What Lucía Ortega says now may be missing: the recogniser does not answer.',
      'Lucía Ortega speaks British English, which nothing here recognises.',
      'Lucía Ortega is not transcribed, as they wish.',
      'The transcript cannot be reached now. Try again.',
    ]) {
      await expect(page.getByText(words)).toBeVisible();
    }
  },
};

function Faults() {
  const [script] = useState(() => {
    const script = scriptedTranscript({ speakers: { ana: 'es', lucia: 'en' } });
    const id = script.speaker('lucia').finish('The bank is by the river.');
    script.speaker('lucia').failTranslation(id, 'es');
    const rough = script.speaker('lucia').finish('See you there');
    script.speaker('lucia').translate(rough, 'es', 'Ver tú allí', { quality: 'rough' });
    script.miss(4000);
    return script;
  });
  return (
    <Stage script={script}>
      <TranscriptLines count={3} lingerMs={3_600_000} />
    </Stage>
  );
}

/** A translation that failed, a rough one, and a time without words. */
export const Faulty: Story = {
  tags: ['edge'],
  render: () => <Faults />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('Not translated')).toBeVisible();
    await expect(page.getByText('Rough: expect mistakes')).toBeVisible();
    await expect(page.getByText('The connection was lost, so nothing was transcribed for 4 s')).toBeVisible();
  },
};

function Announced() {
  const [script] = useState(() => scriptedTranscript({ speakers: { ana: 'es', lucia: 'en' } }));
  return (
    <Stage script={script} view={{ isAnnounced: true }}>
      <TranscriptAnnouncer />
      <button
        type="button"
        onClick={() => {
          const id = script.speaker('lucia').say('Good morn');
          script.speaker('lucia').finish('Good morning.', id);
          script.speaker('lucia').translate(id, 'es', 'Buenos días.');
        }}
      >
        Speak
      </button>
      <TranscriptLines lingerMs={3_600_000} />
    </Stage>
  );
}

/** Read by screen readers, once, in the language of the viewer. */
export const ReadAloud: Story = {
  tags: ['feature'],
  render: () => <Announced />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Speak' }));
    const region = canvasElement.querySelector('[data-fr-part=transcript-announcer]');
    await waitFor(() => expect(region).toHaveTextContent('Lucía Ortega: Buenos días.'));
  },
};

/** Right to left: Arabic words and an Arabic interface. */
export const RightToLeft: Story = {
  tags: ['edge'],
  render: () => <Speaking language="ar" />,
  globals: { locale: 'ar', direction: 'rtl' },
};
