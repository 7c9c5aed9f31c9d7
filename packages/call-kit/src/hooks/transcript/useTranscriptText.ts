import { createTextHook, type TextFunction } from '@franca/ui/i18n';
import { useLoadedStrings } from '@franca/ui/kit';
import { transcriptStringsLoader } from '../../strings/transcript/loadTranscriptStrings.ts';
import type { TranscriptTextKey } from '../../strings/transcript/TranscriptStrings.ts';

const useLoadedText = createTextHook<TranscriptTextKey>('transcript', transcriptStringsLoader.strings);

/** The texts of transcripts in the interface language; fetches them when they are not loaded yet. */
export function useTranscriptText(): TextFunction<TranscriptTextKey> {
  useLoadedStrings(transcriptStringsLoader);
  return useLoadedText();
}
