import type { TranscriptSpeaker } from '@franca/call-kit/transcript';
import type { callEventNames, EventPayload } from '@franca/contract';
import type { RunningTranscript } from './SpeechWire.ts';

/** A running transcript as the server sends it. */
export type WireRun = NonNullable<EventPayload<typeof callEventNames.transcriptState>['transcript']>;

function toSource(speaker: WireRun['speakers'][number]): TranscriptSpeaker['source'] {
  const { source, engine, place, service, quality } = speaker;
  const name = engine ?? service ?? '';
  switch (source) {
    case 'pending':
    case 'unsupported':
    case 'refused':
    case 'prepared':
      return { kind: source };
    case 'lost':
      return { kind: 'lost', name };
    case 'browser':
      return { kind: 'engine', name, place: { kind: 'browser' }, quality };
    case 'engine':
      return {
        kind: 'engine',
        name,
        place: place === 'service' ? { kind: 'service', name: service ?? name } : { kind: place ?? 'server' },
        quality,
      };
  }
}

/** A running transcript for the kit, with the viewer first. */
export function toRunning(run: WireRun, viewerId: string): RunningTranscript {
  const speakers = run.speakers.map((speaker) => ({
    userId: speaker.user_id,
    language: speaker.language,
    source: toSource(speaker),
  }));
  const isViewer = ({ userId }: TranscriptSpeaker) => userId === viewerId;
  return {
    startedBy: run.started_by,
    startedAt: Date.parse(run.started_at),
    readers: run.readers,
    speakers: [...speakers.filter(isViewer), ...speakers.filter((one) => !isViewer(one))],
  };
}
