import { useLocale } from '@franca/ui/i18n';
import { canRetry, gapText } from '../core/text/gapText.ts';
import { originText } from '../core/text/originText.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { languageName } from '../MessageBubble/languageName.ts';
import * as lineStyles from '../MessageBubble/TranslationLine.styles.ts';
import * as styles from './PictureText.styles.ts';
import { RecognitionLine } from './RecognitionLine.tsx';
import type { AttachmentTextHandle } from './useAttachmentText.ts';

/** Props of {@link PictureLines}. */
export interface PictureLinesProps {
  /** The text of the picture. */
  handle: AttachmentTextHandle;
}

/** The text of a picture as a list, each line with its translation, and how far both have come. Renders a `<div>`. */
export function PictureLines({ handle }: PictureLinesProps) {
  const text = usePartText();
  const locale = useLocale();
  const { status, retry } = handle;
  const known = status.kind === 'known' && status.text.state === 'done' ? status.text : null;
  const translation = known?.translation;
  const nameOf = (tag: string) => languageName(tag, locale);

  const stands = (): string | null => {
    if (!translation || translation.kind === 'none') return null;
    if (translation.kind === 'queued') return text('translating');
    if (translation.kind === 'not-included') return text('translationNotIncluded');
    if (translation.kind === 'failed' || translation.kind === 'unavailable')
      return gapText(text, translation, nameOf);
    return originText(text, translation, translation.source ? nameOf(translation.source) : null);
  };
  const target = translation && 'target' in translation ? (translation.target ?? undefined) : undefined;

  return (
    <div className={styles.list} data-fr-part="picture-lines">
      {known ? (
        <ul aria-label={text('pictureText')}>
          {known.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a picture stay as they are, and may be the same words.
            <li key={index}>
              {line.translated !== null && line.translated !== line.text ? (
                <p className={styles.translated} dir="auto" lang={target}>
                  {line.translated}
                </p>
              ) : null}
              <p dir="auto" lang={known.language ?? undefined}>
                {line.text}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {stands() === null ? null : (
        <span className={lineStyles.root}>
          {stands()}
          {translation && canRetry(translation) ? (
            <>
              <span aria-hidden="true">·</span>
              <button type="button" className={lineStyles.action} onClick={retry}>
                {text('retry')}
              </button>
            </>
          ) : null}
        </span>
      )}
      <RecognitionLine handle={handle} medium="picture" />
    </div>
  );
}
