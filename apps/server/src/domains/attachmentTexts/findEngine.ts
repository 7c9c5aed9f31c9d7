import type { AttachmentText } from '@franca/contract';
import { keepLocal } from '../../ports/keepLocal.ts';
import type { PictureReader } from '../../ports/PictureReader.ts';
import type { SpeechRecognizer } from '../../ports/SpeechRecognizer.ts';
import { primaryLanguage } from '../../ports/translation/languageTags.ts';

/** The first engine that knows one of some languages (BCP 47); with `isLocalOnly`, the first of this server. */
export function findEngine<Engine extends SpeechRecognizer | PictureReader>(
  engines: readonly Engine[],
  languages: readonly string[],
  isLocalOnly: boolean,
): Engine | undefined {
  const wanted = languages.map(primaryLanguage);
  return keepLocal(engines, isLocalOnly).find((engine) =>
    engine.languages().some((known) => known === '*' || wanted.includes(known)),
  );
}

/** An engine as readers are shown it. */
export const describeEngine = ({
  name,
  where,
  host,
  quality,
}: Pick<SpeechRecognizer, 'name' | 'where' | 'host' | 'quality'>): NonNullable<AttachmentText['engine']> => ({
  name,
  where,
  service: host,
  quality,
});
