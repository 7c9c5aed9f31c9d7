import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { cx } from '@linaria/core';
import { FileText } from 'lucide-react';
import type { ChatMessage } from '../core/model/Message.ts';
import { markWords } from '../core/search/markWords.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import type { MessageSearchModel } from '../hooks/useMessageSearch.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useTopicSnapshot } from '../hooks/useTopicSnapshot.ts';
import * as styles from './ConversationSearch.styles.ts';

/** Props of {@link SearchNote}. */
export interface SearchNoteProps {
  /** The conversation. */
  session: TopicSession;
  /** The search. */
  search: MessageSearchModel;
  /** Opens the file of a message at what was searched for. */
  onOpenFound: ((message: ChatMessage, words: string) => void) | undefined;
}

/**
 * Floats over the messages, below the search: that only what is loaded was searched, with the way out, or the line of a file that contains
 * what is looked at. Renders a `<div>`.
 */
export function SearchNote({ session, search, onOpenFound }: SearchNoteProps) {
  const text = usePartText();
  // A hit that is not loaded yet comes with the next pages.
  useTopicSnapshot(session);
  const { problem, current, words, retry } = search;
  const message = current ? session.store.find(current.chatId) : undefined;
  const excerpt = problem ? undefined : current?.excerpt;
  const line = (found: string) => (
    <>
      <Icon icon={FileText} size="small" />
      <VisuallyHidden>{text('searchInFile')}: </VisuallyHidden>
      <bdi className={styles.excerpt}>
        {markWords(found, words).map((part) =>
          part.isFound ? (
            <mark key={part.start} className={styles.mark}>
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </bdi>
    </>
  );
  return (
    <div className={styles.note}>
      {/* Screen readers know of it before it says something. */}
      <div className={problem ? styles.noteLine : undefined} role="status">
        {problem ? (
          <>
            {text(problem === 'offline' ? 'searchOffline' : 'searchFailed')}
            <Button size="small" variant="neutral" onClick={retry}>
              {text('retry')}
            </Button>
          </>
        ) : null}
      </div>
      {!message || excerpt === undefined ? null : onOpenFound ? (
        <button
          type="button"
          className={cx(styles.noteLine, styles.pressable)}
          aria-haspopup="dialog"
          data-fr-part="search-excerpt"
          onClick={() => onOpenFound(message, words.trim())}
        >
          {line(excerpt)}
        </button>
      ) : (
        <div className={styles.noteLine} data-fr-part="search-excerpt">
          {line(excerpt)}
        </div>
      )}
    </div>
  );
}
