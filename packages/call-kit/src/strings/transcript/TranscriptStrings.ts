import type { Strings } from '@franca/ui/i18n';
import type { en } from './en.ts';

/** Keys of the texts of transcripts. */
export type TranscriptTextKey = keyof typeof en;

/** The texts of transcripts in one language. */
export type TranscriptStrings = Strings<TranscriptTextKey>;

declare global {
  interface FrancaStrings {
    /** Texts of transcripts. */
    transcript: TranscriptStrings;
  }
}
