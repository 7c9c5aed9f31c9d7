import {
  type ConformanceOptions,
  describeEveryExport,
  eventually,
  make,
  nothing,
} from '@franca/ui/testing/conformance';
import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import type { Utterance } from '../../core/transcript/TranscriptEntry.ts';
import * as main from '../index.ts';
import { scriptedTranscript } from './scriptedTranscript.ts';

type Given = Record<string, unknown>;

const people = [
  { userId: 'ana', name: 'Ana Silva' },
  { userId: 'lucia', name: 'Lucía Ortega' },
];

const utterance: Utterance = {
  kind: 'utterance',
  id: 'one',
  userId: 'lucia',
  startedAt: 1_700_000_000_000,
  endedAt: null,
  language: 'en',
  text: 'Good morning.',
  stableLength: 13,
  isFinal: true,
  heardAt: 1_700_000_000_000,
  isCut: false,
  revision: 0,
  quality: 'good',
  translations: {},
};

function InTranscript({ create, given }: { create: (given: Given) => ReactNode; given: Given }) {
  const [script] = useState(() => scriptedTranscript({ speakers: { ana: 'es', lucia: 'en' } }));
  return (
    <main.TranscriptProvider port={script.port} viewerId="ana" language="es" people={people}>
      {create(given)}
    </main.TranscriptProvider>
  );
}

/** Draws it as an application does: below a `TranscriptProvider`, over a transcript in memory. */
const inTranscript = (create: (given: Given) => ReactNode) => (given: Given) => (
  <InTranscript create={create} given={given} />
);

const running = async (): Promise<void> => {
  await eventually(() => expect(document.body.textContent).not.toBe(''));
};

/** The file has come. */
const loaded = async (): Promise<void> => {
  await eventually(() => expect(document.querySelector('[type=search]')).not.toBeNull());
};

const load = async () =>
  'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<v Ana Silva><lang es>Buenos días</lang></v>\n';

const suites: Record<string, ConformanceOptions> = {
  TranscriptLine: {
    part: 'transcript-line',
    element: 'div',
    create: inTranscript(make(main.TranscriptLine, { utterance })),
    keyboard: 'none',
  },
  TranscriptLines: {
    appear: running,
    part: 'transcript-lines',
    element: 'section',
    create: inTranscript(make(main.TranscriptLines, {})),
    keyboard: 'none',
  },
  TranscriptNotice: {
    appear: running,
    part: 'transcript-notice',
    element: 'div',
    create: inTranscript(make(main.TranscriptNotice, {})),
    keyboard: 'contents',
  },
  TranscriptPanel: {
    appear: running,
    part: 'transcript-panel',
    element: 'section',
    create: inTranscript(make(main.TranscriptPanel, { onClose: nothing })),
    keyboard: 'contents',
  },
  TranscriptReader: {
    appear: loaded,
    part: 'transcript-reader',
    element: 'section',
    create: make(main.TranscriptReader, { load, file: { name: 'transcript', href: '/transcript.vtt' } }),
    keyboard: 'contents',
  },
};

describeEveryExport({
  exports: { ...main },
  suites,
  apart: {
    TranscriptAnnouncer: 'It is for screen readers only; its story proves it.',
    TranscriptProvider: 'It renders no element of its own.',
  },
});
