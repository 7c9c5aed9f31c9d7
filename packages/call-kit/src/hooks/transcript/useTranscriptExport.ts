import { transcriptText, transcriptVtt } from '../../core/transcript/exportTranscript.ts';
import type { KeptTranscript } from '../../core/transcript/TranscriptPort.ts';
import { useGapText } from './useGapText.ts';
import { useTranscript } from './useTranscript.ts';

/**
 * Writes the transcript down, as text and as WebVTT, in the viewer's language and, as they have chosen, the original.
 *
 * @param startedAt where times count from, in milliseconds since 1970
 */
export function useTranscriptExport(
  startedAt: number,
): (change?: { readonly hasBoth?: boolean }) => KeptTranscript {
  const { port, language, view, personOf } = useTranscript();
  const gapText = useGapText();
  return ({ hasBoth = view.hasBoth } = {}) => {
    const options = {
      startedAt,
      language,
      hasBoth,
      nameOf: (userId: string) => personOf(userId).name,
      gapText,
    };
    return {
      name: `transcript-${new Date(startedAt).toISOString().slice(0, 16).replace(/[T:]/g, '-')}`,
      text: transcriptText(port.store, options),
      vtt: transcriptVtt(port.store, options),
    };
  };
}
