import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { useLocale } from '@franca/ui/i18n';
import { Spinner } from '@franca/ui/Spinner';
import { cx } from '@linaria/core';
import { ArrowLeft, Download } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type AssistantPrompts, AssistantWelcome } from '../AssistantWelcome/AssistantWelcome.tsx';
import { defaultPrompts } from '../AssistantWelcome/defaultPrompts.ts';
import type { AssistantMessage } from '../core/assistant/AssistantPort.ts';
import type { AssistantStore } from '../core/assistant/createAssistantStore.ts';
import type { ComposerDictation } from '../core/model/VoiceInput.ts';
import { useAssistantConversation, useAssistantState } from '../hooks/useAssistant.ts';
import { useAssistantDraft } from '../hooks/useAssistantDraft.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import { useCopy } from '../hooks/useCopy.ts';
import { useDownload } from '../hooks/useDownload.ts';
import { useLimitText } from '../hooks/useLimitText.ts';
import { useReadAloud } from '../hooks/useReadAloud.ts';
import { AnswerAnnouncer } from './AnswerAnnouncer.tsx';
import { AssistantComposer } from './AssistantComposer.tsx';
import * as styles from './AssistantConversation.styles.ts';
import { AnswerControl, EngineLine } from './AssistantFooter.tsx';
import { AssistantList } from './AssistantList.tsx';
import type { AssistantRowActions } from './AssistantRowActions.ts';
import { ProblemLine } from './ProblemLine.tsx';
import { useFooterFocus } from './useFooterFocus.ts';

/** Props of {@link AssistantConversation}. */
export interface AssistantConversationProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The conversations; made with `createAssistantStore`, started with `useAssistantStart`. */
  store: AssistantStore;
  /** The one that is shown; null for the new one. */
  topicId: string | null;
  /** Called when the new conversation has got its id with its first question; keep it the same function. */
  onTopic: (topicId: string) => void;
  /** What the welcome offers. Default: prompts that the kind of engine can answer, in the interface language. */
  prompts?: AssistantPrompts | undefined;
  /** Leads back to the list of conversations, where only one of the two has room. */
  onBack?: (() => void) | undefined;
  /** Leads to the plans; without it nothing is offered where the plan does not include the assistant. */
  onPlans?: (() => void) | undefined;
  /** Opens a source inside of the application; false where the browser is to open it. Keep it the same function. */
  openSource?: ((url: string) => boolean) | undefined;
  /** Opens the conversation between people that a question is about. Keep it the same function. */
  openQuoted?: ((conversationId: string) => void) | undefined;
  /** Speech that becomes text; without it there is no microphone. */
  dictation?: ComposerDictation | undefined;
  /** Longest question, in UTF-16 code units. Default: any. */
  maxLength?: number | undefined;
  /** BCP 47 tag of the voice that reads aloud. Default: the interface language. */
  voice?: string | undefined;
  /** Stands at the end of the header. */
  headerActions?: ReactNode;
}

/** What is written, and the question that it replaces. */
function useQuestion(store: AssistantStore, topicId: string | null) {
  const draft = useAssistantDraft(store, topicId);
  const [edited, setEdited] = useState<{ topicId: string | null; id: string; text: string } | null>(null);
  const edit = edited?.topicId === topicId ? edited : null;
  return {
    text: edit ? edit.text : draft.text,
    isEditing: edit !== null,
    write: (text: string) => (edit ? setEdited({ ...edit, text }) : draft.write(text)),
    append: (words: string) =>
      edit ? setEdited({ ...edit, text: `${edit.text.trimEnd()} ${words}` }) : draft.append(words),
    begin: (message: AssistantMessage) => setEdited({ topicId, id: message.id, text: message.text }),
    end: () => setEdited(null),
    ask: () => {
      store.ask(topicId, edit ? edit.text : draft.text, edit?.id ?? null);
      if (edit) setEdited(null);
      else draft.clear();
    },
  };
}

/** Another key for each conversation that is shown; the new one keeps its own when it gets an id. */
function useViewKey(topicId: string | null, id: string | null): number {
  const [shown, setShown] = useState({ id, key: 0 });
  if (shown.id === id) return shown.key;
  const isSame = shown.id === null && topicId === null;
  const next = { id, key: isSame ? shown.key : shown.key + 1 };
  setShown(next);
  return next.key;
}

/**
 * A conversation with the assistant: a welcome with prompts, the list, and the text box (docs/behaviour/assistant.md,
 * SmartTalk). Renders a `<section>`.
 *
 * @example
 * <AssistantConversation store={store} topicId={topicId} onTopic={setTopicId} />
 */
export function AssistantConversation(props: AssistantConversationProps) {
  const { store, topicId, onTopic, prompts, onBack, onPlans, openSource, dictation, maxLength, ...others } =
    props;
  const { voice, openQuoted, headerActions, className, ...rest } = others;
  const text = useAssistantText();
  const locale = useLocale();
  const { status } = useAssistantState(store);
  const model = useAssistantConversation(store, topicId, onTopic);
  const { conversation, phase, title, canAsk, id } = model;
  const question = useQuestion(store, topicId);
  const limit = useLimitText(status?.limits ?? null);
  const copy = useCopy();
  const download = useDownload(store);
  const aloud = useReadAloud(voice ?? locale);
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });
  const footer = useFooterFocus(phase, field);
  const view = useViewKey(topicId, id);

  const actions = useMemo<AssistantRowActions>(
    () => ({
      copy,
      aloud,
      edit: canAsk
        ? (message) => {
            latest.current.begin(message);
            field.current?.focus();
          }
        : null,
      retry: () => store.retry(topicId),
      discard: () => {
        store.discard(topicId);
        // The button that had the focus is gone.
        field.current?.focus();
      },
      openSource,
      openQuoted,
    }),
    [copy, aloud, canAsk, store, topicId, openSource, openQuoted],
  );

  const { rows, first, problem } = conversation;
  const last = rows.at(-1);
  const isAsked = rows.some(({ delivery }) => delivery === 'failed');
  const canRegenerate = canAsk && id !== null && last?.message.isAnswer === true && last.message.id !== '';

  const middle = (): ReactNode => {
    if (first.kind === 'failed') {
      const isGone = first.problem.reason === 'gone';
      return (
        <div className={styles.middle}>
          <ProblemLine problem={first.problem} onRetry={isGone ? undefined : () => store.open(topicId)} />
        </div>
      );
    }
    if (rows.length > 0) {
      return (
        <AssistantList
          key={`list ${view}`}
          conversation={conversation}
          actions={actions}
          onLoadOlder={() => id !== null && store.loadOlder(id)}
        />
      );
    }
    return (
      <div className={styles.middle}>
        {first.kind === 'loading' ? (
          <div className={styles.waiting}>
            <Spinner label={text('loading')} />
          </div>
        ) : (
          <AssistantWelcome
            prompts={prompts ?? defaultPrompts(text, status?.engine.kind)}
            onAsk={canAsk ? (prompt) => store.ask(topicId, prompt) : undefined}
          />
        )}
      </div>
    );
  };

  return (
    <section
      {...rest}
      className={cx(styles.root, className)}
      data-fr-part="assistant-conversation"
      aria-label={text('conversation')}
    >
      <header className={styles.header}>
        {onBack ? (
          <IconButton className={styles.back} label={text('back')} onClick={onBack}>
            <Icon icon={ArrowLeft} flip />
          </IconButton>
        ) : null}
        <h2 className={styles.title}>
          <bdi>{title ?? 'SmartTalk'}</bdi>
        </h2>
        {id !== null && rows.length > 0 ? (
          <IconButton label={text('download')} onClick={() => download(id, title ?? 'SmartTalk')}>
            <Icon icon={Download} />
          </IconButton>
        ) : null}
        {headerActions}
      </header>
      {middle()}
      <AnswerAnnouncer key={`announcer ${view}`} rows={rows} />
      <div {...footer} className={styles.footer}>
        {problem ? (
          <ProblemLine
            problem={problem}
            onRetry={isAsked ? () => store.retry(topicId) : undefined}
            onPlans={onPlans}
          />
        ) : null}
        {status && !status.canAsk ? (
          <ProblemLine problem={{ reason: 'plan', sentence: null, retryAt: null }} onPlans={onPlans} />
        ) : null}
        <div className={styles.inner}>
          {rows.length > 0 ? (
            <AnswerControl
              phase={phase}
              onRegenerate={canRegenerate ? () => store.regenerate(id) : null}
              onStop={() => id !== null && store.stop(id)}
            />
          ) : null}
          <AssistantComposer
            text={question.text}
            onText={question.write}
            onWords={question.append}
            onAsk={() => {
              question.ask();
              field.current?.focus();
            }}
            isEditing={question.isEditing}
            onCancelEdit={() => {
              question.end();
              field.current?.focus();
            }}
            isBusy={phase !== 'idle' || limit.isReached}
            disabled={!canAsk || first.kind === 'failed'}
            maxLength={maxLength}
            dictation={dictation}
            field={field}
          />
          <EngineLine status={status} limit={limit.words} />
        </div>
      </div>
    </section>
  );
}
