import { type TranscriptStatus, transcriptStatus } from '../../core/transcript/transcriptStatus.ts';
import { useLanguageName } from './useLanguageName.ts';
import { useTranscript, useTranscriptIds, useTranscriptState } from './useTranscript.ts';
import { useTranscriptText } from './useTranscriptText.ts';

const problems = {
  'not-included': 'failedNotIncluded',
  refused: 'failedRefused',
  unavailable: 'failedUnavailable',
} as const;

/** What has to be said about the transcript now, as a sentence; empty for nothing. */
export function useTranscriptStatus(): {
  readonly kind: TranscriptStatus['kind'];
  readonly sentence: string;
} {
  const { viewerId, personOf } = useTranscript();
  const status = transcriptStatus(useTranscriptState(), viewerId);
  const hasLines = useTranscriptIds().length > 0;
  const text = useTranscriptText();
  const languageName = useLanguageName();
  const nameOf = (userId: string): string => {
    const { name } = personOf(userId);
    return userId === viewerId ? text('you', { name }) : name;
  };
  const sentence = (): string => {
    switch (status.kind) {
      case 'none':
        return '';
      case 'starting':
        return text('starting');
      case 'failed':
        return text(problems[status.problem]);
      case 'reconnecting':
        return text('reconnecting');
      case 'lost':
        return text('engineLostFor', { name: nameOf(status.userId) });
      case 'unsupported':
        return text('unsupported', { name: nameOf(status.userId), language: languageName(status.language) });
      case 'refused':
        return text('refusedBy', { name: nameOf(status.userId) });
      case 'listening':
        return text(hasLines ? 'nobodySpeaks' : 'listening');
    }
  };
  return { kind: status.kind, sentence: sentence() };
}
