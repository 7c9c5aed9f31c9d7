import type { TextEngine } from '@franca/contract';
import type { PictureReader } from '../ports/PictureReader.ts';
import type { SpeechRecognizer } from '../ports/SpeechRecognizer.ts';
import type { Translator } from '../ports/Translator.ts';

/** The engines of this server that may get texts, sounds or pictures of conversations, as their members are shown them. */
export function textEngines({
  translator,
  recognizers,
  readers,
}: {
  translator: Translator & { engines?: readonly Translator[] };
  recognizers: readonly SpeechRecognizer[];
  readers: readonly PictureReader[];
}): TextEngine[] {
  const translators = translator.engines ?? [translator];
  return [
    ...translators.map(
      ({ id, name = id, host = null }) => ({ use: 'translation', name, service: host }) as const,
    ),
    ...recognizers.map(({ name, host }) => ({ use: 'speech', name, service: host }) as const),
    ...readers.map(({ name, host }) => ({ use: 'pictures', name, service: host }) as const),
  ];
}
