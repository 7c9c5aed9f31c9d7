import { useLocale } from '@franca/ui/i18n';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { use } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { Topic } from '../core/model/Topic.ts';
import { originText } from '../core/text/originText.ts';
import { plainText } from '../core/text/plainText.ts';
import { isRough } from '../core/text/shownView.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { languageName } from '../MessageBubble/languageName.ts';
import * as styles from './ChatList.styles.ts';
import { previewText } from './previewText.ts';

/** Props of {@link RowPreview}. */
export interface RowPreviewProps {
  /** The conversation. */
  topic: Topic;
  /** Who looks at the list. */
  viewerId: string;
  /** Whether this conversation is open; then its draft stands in the composer. */
  isSelected: boolean;
}

/** The second line of a row: the draft that waits there, or the last message in the reader's language. Renders a `<span>`. */
export function RowPreview({ topic, viewerId, isSelected }: RowPreviewProps) {
  const text = useChatText();
  const locale = useLocale();
  const kinds = useKinds();
  const drafts = use(ChatContext)?.drafts;
  const draft = isSelected ? '' : plainText(drafts?.get(topic.id) ?? '');
  if (draft !== '') {
    return (
      <span className={styles.preview}>
        <span className={styles.draft}>{text('draft')}: </span>
        <bdi className={styles.previewWords}>{draft}</bdi>
      </span>
    );
  }
  const preview = previewText(topic, { viewerId, text, locale, kinds });
  if (!preview) return <span className={styles.preview} />;
  const { translatedFrom } = preview;
  const language = translatedFrom === null ? null : languageName(translatedFrom, locale);
  return (
    <span className={styles.preview}>
      {preview.speaker ? (
        <span className={styles.speaker}>
          <bdi>{preview.speaker}</bdi>
          {': '}
        </span>
      ) : null}
      {translatedFrom !== null && isRough(preview.translation) ? (
        <span
          aria-hidden="true"
          data-fr-part="rough-mark"
          title={originText(text, preview.translation, language)}
        >
          ≈{' '}
        </span>
      ) : null}
      <bdi className={styles.previewWords} lang={preview.language ?? undefined}>
        {preview.text}
      </bdi>
      {translatedFrom === null ? null : (
        <VisuallyHidden>
          {', '}
          {originText(text, preview.translation, language)}
        </VisuallyHidden>
      )}
    </span>
  );
}
