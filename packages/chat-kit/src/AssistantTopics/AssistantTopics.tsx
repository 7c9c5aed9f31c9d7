import { RetryBanner } from '@franca/ui/Banner';
import { Button } from '@franca/ui/Button';
import { EmptyState } from '@franca/ui/EmptyState';
import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { SearchField } from '@franca/ui/SearchField';
import { Skeleton } from '@franca/ui/Skeleton';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { cx } from '@linaria/core';
import { MessageSquare, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { AssistantTopic } from '../core/assistant/AssistantPort.ts';
import type { AssistantStore } from '../core/assistant/createAssistantStore.ts';
import { findWords } from '../core/search/findWords.ts';
import { useAssistantState } from '../hooks/useAssistant.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AssistantTopics.styles.ts';
import { DeleteTopicDialog } from './DeleteTopicDialog.tsx';
import { RenameTopicDialog } from './RenameTopicDialog.tsx';

/** Props of {@link AssistantTopics}. */
export interface AssistantTopicsProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** The conversations; made with `createAssistantStore`, started with `useAssistantStart`. */
  store: AssistantStore;
  /** The one that is shown; null for the new one. */
  selectedId: string | null;
  /** Shows a conversation. */
  onSelect: (topicId: string) => void;
  /** Begins a new one. */
  onNew: () => void;
  /** Called when the person has deleted one. */
  onDeleted?: ((topicId: string) => void) | undefined;
}

/** What is asked about a conversation. */
type Question = { readonly kind: 'rename' | 'delete'; readonly topic: AssistantTopic };

const waiting = ['a', 'b', 'c', 'd', 'e'];

/**
 * The side bar of the assistant: New Chat, and the conversations with ways to rename and delete each
 * (docs/behaviour/assistant.md, SmartTalk). Renders a `<div>`.
 */
export function AssistantTopics(props: AssistantTopicsProps) {
  const { store, selectedId, onSelect, onNew, onDeleted, className, ...rest } = props;
  const text = useAssistantText();
  const { topics } = useAssistantState(store);
  const [query, setQuery] = useState('');
  const [question, setQuestion] = useState<Question | null>(null);
  const list = topics.kind === 'ready' ? topics.list : [];
  const isFound = ({ title }: AssistantTopic) => query.trim() === '' || findWords(title, query).length > 0;
  const shown = list.filter(isFound);
  const close = () => setQuestion(null);

  const content = (): ReactNode => {
    if (topics.kind === 'failed') {
      return (
        <RetryBanner edge onRetry={store.reload}>
          {text('failedTopics')} {topics.problem.sentence}
        </RetryBanner>
      );
    }
    if (topics.kind === 'loading') {
      return (
        <div className={styles.waiting} role="status">
          <VisuallyHidden>{text('loadingTopics')}</VisuallyHidden>
          {waiting.map((row) => (
            <Skeleton key={row} height={20} />
          ))}
        </div>
      );
    }
    if (list.length === 0) {
      return (
        <EmptyState
          className={styles.empty}
          icon={<Icon icon={MessageSquare} size="large" />}
          title={text('noTopics')}
        >
          {text('noTopicsHint')}
        </EmptyState>
      );
    }
    if (shown.length === 0) return <p className={styles.none}>{text('noTopicsFound', { query })}</p>;
    return (
      <ul className={styles.list} aria-label={text('topics')}>
        {shown.map((topic) => (
          <li key={topic.id} className={styles.item} data-selected={topic.id === selectedId ? '' : undefined}>
            <button
              type="button"
              className={styles.open}
              aria-current={topic.id === selectedId ? 'true' : undefined}
              onClick={() => onSelect(topic.id)}
            >
              <Icon icon={MessageSquare} size="small" />
              <span className={styles.words}>
                <bdi>{topic.title}</bdi>
              </span>
            </button>
            <IconButton
              size="small"
              className={styles.rename}
              label={text('renameTopic', { title: topic.title })}
              onClick={() => setQuestion({ kind: 'rename', topic })}
            >
              <Icon icon={Pencil} size="small" />
            </IconButton>
            <IconButton
              size="small"
              label={text('deleteTopic', { title: topic.title })}
              onClick={() => setQuestion({ kind: 'delete', topic })}
            >
              <Icon icon={Trash2} size="small" />
            </IconButton>
          </li>
        ))}
      </ul>
    );
  };

  return (
    <div {...rest} className={cx(styles.root, className)} data-fr-part="assistant-topics">
      <div className={styles.head}>
        <h1 className={styles.title}>SmartTalk</h1>
        <Button wide icon={<Icon icon={Plus} />} onClick={onNew}>
          {text('newChat')}
        </Button>
        {list.length > 0 ? (
          <SearchField label={text('searchTopics')} value={query} onValueChange={setQuery} />
        ) : null}
      </div>
      {/* Takes the focus when the row that had it is deleted. */}
      <div className={styles.scroller} tabIndex={-1}>
        {content()}
      </div>
      {question?.kind === 'rename' ? (
        <RenameTopicDialog store={store} topic={question.topic} onClose={close} />
      ) : null}
      {question?.kind === 'delete' ? (
        <DeleteTopicDialog
          store={store}
          topic={question.topic}
          onClose={close}
          onDeleted={() => {
            close();
            onDeleted?.(question.topic.id);
          }}
        />
      ) : null}
    </div>
  );
}
