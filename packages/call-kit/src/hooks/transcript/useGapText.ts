import type { TranscriptGap } from '../../core/transcript/TranscriptEntry.ts';
import { useTranscript } from './useTranscript.ts';
import { useTranscriptText } from './useTranscriptText.ts';

const words = { connection: 'gapConnection', overload: 'gapOverload', engine: 'gapEngine' } as const;

/** The sentence about a time of which a transcript has nothing. */
export function useGapText(): (gap: TranscriptGap) => string {
  const { personOf } = useTranscript();
  const text = useTranscriptText();
  return ({ userId, reason, startedAt, endedAt }) => {
    if (reason === 'dropped') return text('dropped');
    const key = words[reason];
    const seconds = endedAt === null ? 0 : Math.max(1, Math.round((endedAt - startedAt) / 1000));
    const sentence = endedAt === null ? text(`${key}Open`) : text(key, { seconds });
    return userId === null ? sentence : `${personOf(userId).name}: ${sentence}`;
  };
}
