import { RetryBanner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { EmptyState } from '@franca/ui/EmptyState';
import { useLocale } from '@franca/ui/i18n';
import { Spinner } from '@franca/ui/Spinner';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useId, useMemo, useState } from 'react';
import type { FoundMessage } from '../core/model/FoundMessage.ts';
import type { Topic } from '../core/model/Topic.ts';
import { includesWords, markWords } from '../core/search/markWords.ts';
import { lineText } from '../core/text/lineText.ts';
import { plainText } from '../core/text/plainText.ts';
import { shownTexts } from '../core/text/shownTexts.ts';
import { useFoundMessages } from '../hooks/useFoundMessages.ts';
import { useMomentText } from '../hooks/useMomentText.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { RoughWords } from '../MessageBubble/RoughWords.tsx';
import { TopicAvatar } from '../TopicAvatar/TopicAvatar.tsx';
import * as styles from './ChatList.styles.ts';

/** Props of {@link FoundMessages}. */
export interface FoundMessagesProps {
  /** What is searched for. */
  query: string;
  /** All conversations: a message is shown with the name of its own. */
  topics: readonly Topic[];
  /** How many conversations stand above: the rows are counted on from there. */
  shownTopics: number;
  /** Who looks at the list. */
  viewerId: string;
  /** Opens a conversation at a message. */
  onSelect: (topic: Topic, chatId: string, words?: string) => void;
}

/** The messages of all conversations that say what is searched for, below the conversations of that name. Renders a `<section>`. */
export function FoundMessages({ query, topics, shownTopics, viewerId, onSelect }: FoundMessagesProps) {
  const text = usePartText();
  const titleId = useId();
  const { status, messages, hasMore, isOffline, loadMore } = useFoundMessages(query);
  const byId = useMemo(() => new Map(topics.map((topic) => [topic.id, topic])), [topics]);
  const [activeId, setActiveId] = useState<string | null>(null);
  const rows = messages.flatMap((message) => {
    const topic = byId.get(message.topicId);
    return topic ? [{ message, topic }] : [];
  });
  const stop = rows.find(({ message }) => message.chatId === activeId) ?? rows[0];
  const isEmpty = status === 'ready' && rows.length === 0 && !hasMore;

  const say = (): string => {
    if (status === 'searching') return text('foundSearching');
    if (status === 'failed') return '';
    const count = rows.length;
    return count === 0 ? text('foundNone') : text(hasMore ? 'foundCountMore' : 'foundCount', { count });
  };

  return (
    <section aria-labelledby={titleId} data-fr-part="found-messages">
      <h2 id={titleId} className={styles.foundTitle}>
        {text('foundMessages')}
      </h2>
      <VisuallyHidden role="status">{say()}</VisuallyHidden>
      {rows.length > 0 ? (
        <ul className={styles.list} aria-labelledby={titleId} aria-busy={status === 'searching' || undefined}>
          {rows.map(({ message, topic }, index) => (
            <li
              key={message.chatId}
              className={styles.item}
              data-index={shownTopics + index}
              data-found=""
              onFocus={() => setActiveId(message.chatId)}
            >
              <FoundRow
                message={message}
                topic={topic}
                query={query}
                viewerId={viewerId}
                isTabStop={message === stop?.message}
                onSelect={onSelect}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {status === 'failed' ? (
        <RetryBanner edge onRetry={loadMore}>
          {text(isOffline ? 'foundOffline' : 'foundFailed')}
        </RetryBanner>
      ) : null}
      {(status === 'searching' && rows.length === 0) || status === 'loadingMore' ? (
        <div className={styles.foundEnd}>
          <Spinner label={text('foundSearching')} />
        </div>
      ) : null}
      {status === 'ready' && hasMore ? (
        <div className={styles.foundEnd}>
          <Button size="small" variant="neutral" onClick={loadMore}>
            {text('loadMore')}
          </Button>
        </div>
      ) : null}
      {isEmpty && shownTopics === 0 ? (
        <EmptyState className={styles.empty} title={text('noChatsFound', { query })} />
      ) : null}
      {isEmpty && shownTopics > 0 ? <p className={styles.foundNone}>{text('foundNone')}</p> : null}
    </section>
  );
}

/** Props of {@link FoundRow}. */
export interface FoundRowProps extends Pick<FoundMessagesProps, 'query' | 'viewerId' | 'onSelect'> {
  /** The message. */
  message: FoundMessage;
  /** Its conversation. */
  topic: Topic;
  /** Whether the Tab key stops here. */
  isTabStop: boolean;
}

/** One message that was found: its conversation, its date, who wrote it, and its words with those searched for marked. Renders a `<button>`. */
export function FoundRow({ message, topic, query, viewerId, isTabStop, onSelect }: FoundRowProps) {
  const text = usePartText();
  const momentText = useMomentText();
  const { main } = shownTexts(message, 'translated');
  const original = { text: message.text, language: message.language };
  const says = (one: { readonly text: string }) => includesWords(plainText(one.text), query);
  // The words may stand in what was written alone, or in a file.
  const shown = query === '' || says(main) ? main : original;
  const { excerpt } = message;
  const quoted = query !== '' && excerpt !== undefined && !says(shown) ? excerpt : null;
  const [locale, kinds] = [useLocale(), useKinds()];
  const kind = kinds.of(message.content.kind);
  const words =
    quoted ||
    // What was searched for may stand in what a line leaves out.
    (query === '' ? lineText(kind, shown.text) : plainText(shown.text)) ||
    (kind.preview?.(message.content, { viewerId, text, locale }) ?? kind.word(text, locale));
  const speaker = message.authorId === viewerId ? text('you') : topic.isGroup ? message.authorName : null;
  return (
    <button
      type="button"
      className={styles.row}
      tabIndex={isTabStop ? 0 : -1}
      data-fr-part="found-row"
      onClick={() => onSelect(topic, message.chatId, ...(query === '' ? [] : [query]))}
    >
      <TopicAvatar topic={topic} viewerId={viewerId} size="large" />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi className={styles.nameText}>{topic.title}</bdi>
        </span>
        <span className={styles.time} dir="ltr">
          {momentText(message.sentAt)}
        </span>
        <span className={styles.preview}>
          {speaker === null ? null : (
            <span className={styles.speaker}>
              <bdi>{speaker}</bdi>
              {': '}
            </span>
          )}
          <RoughWords of={message} view={shown === main ? undefined : 'original'}>
            <bdi
              className={styles.previewWords}
              lang={(quoted === null && shown.language) || undefined}
              dir={quoted === null ? undefined : 'auto'}
            >
              {markWords(words, query).map((part) =>
                part.isFound ? (
                  <mark key={part.start} className={styles.foundMark}>
                    {part.text}
                  </mark>
                ) : (
                  part.text
                ),
              )}
            </bdi>
          </RoughWords>
        </span>
      </span>
    </button>
  );
}
