import { useLocale } from '@franca/ui/i18n';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { CircleAlert, Clock } from 'lucide-react';
import { use, useCallback, useSyncExternalStore } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { Topic } from '../core/model/Topic.ts';
import type { OutboxEntry } from '../core/outbox/Outbox.ts';
import { lineText } from '../core/text/lineText.ts';
import { originText } from '../core/text/originText.ts';
import { plainText } from '../core/text/plainText.ts';
import { isRough } from '../core/text/shownView.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { usePassed } from '../hooks/usePassed.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { languageName } from '../MessageBubble/languageName.ts';
import { RoughWords } from '../MessageBubble/RoughWords.tsx';
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

const nothing = (): null => null;
const never = () => () => {};

/** The newest message of a conversation that waits on this device. */
function useNewestUnsent(topicId: string): OutboxEntry | null {
  const outbox = use(ChatContext)?.outbox;
  const find = useCallback(
    () => outbox?.getSnapshot().findLast(({ message }) => message.topicId === topicId) ?? null,
    [outbox, topicId],
  );
  return useSyncExternalStore(outbox?.subscribe ?? never, find, nothing);
}

/** The second line of a row: the draft that waits there, the message that is on its way, or the last message in the reader's language. Renders a `<span>`. */
export function RowPreview({ topic, viewerId, isSelected }: RowPreviewProps) {
  const text = useChatText();
  const locale = useLocale();
  const kinds = useKinds();
  const unsent = useNewestUnsent(topic.id);
  const hasEnded = usePassed(topic.lastMessage?.expiresAt ?? null);
  const drafts = use(ChatContext)?.drafts;
  const draft = isSelected ? '' : plainText(drafts?.get(topic.id) ?? '');
  if (draft !== '') {
    return (
      <span className={styles.preview} data-fr-part="row-preview">
        <span className={styles.draft}>{text('draft')}: </span>
        <bdi className={styles.previewWords}>{draft}</bdi>
      </span>
    );
  }
  if (unsent) {
    const { message, delivery } = unsent;
    const hasFailed = delivery.kind === 'failed';
    const Mark = hasFailed ? CircleAlert : Clock;
    const kind = kinds.of(message.content.kind);
    const options = { viewerId, text, locale };
    return (
      <span className={styles.preview} data-fr-part="row-preview" data-waiting={hasFailed ? undefined : ''}>
        <Mark
          className={styles.waiting}
          role="img"
          aria-label={text(hasFailed ? 'receiptFailed' : 'receiptWaiting')}
          data-failed={hasFailed ? '' : undefined}
        />
        <span className={styles.speaker}>{`${text('you')}: `}</span>
        <bdi className={styles.previewWords}>
          {lineText(kind, message.text) ||
            (kind.preview?.(message.content, options) ?? kind.word(text, locale))}
        </bdi>
      </span>
    );
  }
  const preview = hasEnded ? null : previewText(topic, { viewerId, text, locale, kinds });
  if (!preview) return <span className={styles.preview} data-fr-part="row-preview" />;
  const { translatedFrom } = preview;
  const language = translatedFrom === null ? null : languageName(translatedFrom, locale);
  return (
    <span className={styles.preview} data-fr-part="row-preview">
      {preview.speaker ? (
        <span className={styles.speaker}>
          <bdi>{preview.speaker}</bdi>
          {': '}
        </span>
      ) : null}
      <RoughWords of={{ language: translatedFrom, translation: preview.translation }}>
        <bdi className={styles.previewWords} lang={preview.language ?? undefined}>
          {preview.text}
        </bdi>
      </RoughWords>
      {translatedFrom === null || isRough(preview.translation) ? null : (
        <VisuallyHidden>
          {', '}
          {originText(text, preview.translation, language)}
        </VisuallyHidden>
      )}
    </span>
  );
}
