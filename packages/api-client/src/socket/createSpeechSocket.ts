import { formatTargetLanguages } from '@franca/contract';
import { createEventSocket } from './createEventSocket.ts';
import type { EventSocket } from './EventSocket.ts';
import type { SocketOptions } from './SocketOptions.ts';

/** What the speech socket says beside its person. */
export interface SpeechSocketOptions extends SocketOptions {
  /** BCP 47 tag of what is spoken, for example `en-AU`. */
  readonly accentCode: string;
  /** Language of what is spoken, for example `en`. */
  readonly languageCode: string;
  /** Languages of the other participants, plain codes; empty when all share one. */
  readonly targetLanguageCodes: readonly string[];
}

/** The `/speech` socket (1 §7): streams a voice, receives the transcript. */
export function createSpeechSocket(options: SpeechSocketOptions): EventSocket<'/speech'> {
  return createEventSocket('/speech', options, {
    accent_code: options.accentCode,
    lang_code: options.languageCode,
    target_lang_code: formatTargetLanguages(options.targetLanguageCodes),
  });
}
