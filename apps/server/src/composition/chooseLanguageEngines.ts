import { createLanguageDetector } from '../adapters/language-detection/createLanguageDetector.ts';
import { createPictureReaders } from '../adapters/picture-text/createPictureReaders.ts';
import { createRecognizers } from '../adapters/speech/createRecognizers.ts';
import { createOrderedEngines } from '../adapters/translation/createOrderedEngines.ts';
import type { AppOverrides } from '../core/AppOverrides.ts';
import type { Core } from '../core/Core.ts';
import type { LanguageDetector } from '../ports/LanguageDetector.ts';
import type { PictureReader } from '../ports/PictureReader.ts';
import type { SpeechRecognizer } from '../ports/SpeechRecognizer.ts';
import type { Translator } from '../ports/Translator.ts';

/** The engines that read what people write, say and send as pictures. */
export type LanguageEngines = {
  translator: Translator;
  detector: LanguageDetector;
  /** Engines of live transcripts and voice messages, the preferred one first. */
  recognizers: readonly SpeechRecognizer[];
  /** Engines of text in pictures, the preferred one first. */
  readers: readonly PictureReader[];
};

/** The engines that the configuration names, or those that are handed in. */
export async function chooseLanguageEngines(
  core: Core,
  overrides: Pick<AppOverrides, 'translator' | 'recognizers' | 'readers'>,
): Promise<LanguageEngines> {
  const { config, log, services } = core;
  return {
    translator:
      overrides.translator ??
      createOrderedEngines(config, {
        ...services,
        onProblem: (problem) => log.warn({ problem }, 'a model of translation is missing or failed'),
      }),
    detector: createLanguageDetector(),
    recognizers: overrides.recognizers ?? (await createRecognizers(config, core)),
    readers: overrides.readers ?? (await createPictureReaders(config, services)),
  };
}
