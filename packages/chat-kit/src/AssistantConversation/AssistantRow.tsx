import { Icon } from '@franca/ui/Icon';
import { IconButton } from '@franca/ui/IconButton';
import { Spinner } from '@franca/ui/Spinner';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { Copy, Pencil, Sparkles, Square, Volume2 } from 'lucide-react';
import { memo, useId } from 'react';
import { LazyAssistantMarkdown } from '../AssistantMarkdown/LazyAssistantMarkdown.tsx';
import type { TextLanguage } from '../core/assistant/AssistantPort.ts';
import type { AssistantRow as Row } from '../core/assistant/AssistantState.ts';
import { spokenPieces } from '../core/assistant/languagePieces.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import { useTimeText } from '../hooks/useTimeText.ts';
import { AnswerVersions } from './AnswerVersions.tsx';
import { AnswerWait } from './AnswerWait.tsx';
import * as styles from './AssistantRow.styles.ts';
import type { AssistantRowActions } from './AssistantRowActions.ts';
import { QuotedLine } from './QuotedLine.tsx';
import { RefusedLine } from './RefusedLine.tsx';
import { SourceList } from './SourceList.tsx';

/** Props of {@link AssistantRow}. */
export interface AssistantRowProps {
  /** The row. */
  row: Row;
  /** Which version of an answer is shown, counted from 0; null: the newest. */
  version: number | null;
  /** Shows another version. */
  onVersion: (key: string, version: number, of: number) => void;
  /** Its index in the list; the engine reads it from `data-index`. */
  index: number;
  /** Its place counted from 1 for assistive technology. */
  position: number;
  /** Number of rows, or -1 while older ones exist. */
  total: number;
  /** Whether the keyboard stops at this row. */
  isTabStop: boolean;
  /** Whether the connection to the answer is lost. */
  isLost: boolean;
  /** What can be done with it. */
  actions: AssistantRowActions;
  /** Takes the element whose height the engine watches. */
  measure: (element: HTMLElement | null) => void;
}

type PartProps = Pick<
  AssistantRowProps,
  'row' | 'version' | 'onVersion' | 'isTabStop' | 'isLost' | 'actions'
>;

function Question({ row, isTabStop, actions }: PartProps) {
  const text = useAssistantText();
  const { message, delivery } = row;
  const tabIndex = isTabStop ? 0 : -1;
  const { edit } = actions;
  const { quotes } = message;
  return (
    <div className={styles.questionColumn}>
      <div
        className={styles.question}
        data-delivery={delivery}
        dir="auto"
        lang={message.languages?.[0]?.language}
      >
        {message.text}
      </div>
      {quotes ? (
        <QuotedLine
          count={quotes.count}
          tabIndex={tabIndex}
          onOpen={actions.openQuoted && (() => actions.openQuoted?.(quotes.conversationId))}
        />
      ) : null}
      {delivery === 'failed' ? <RefusedLine onRetry={actions.retry} onDiscard={actions.discard} /> : null}
      {delivery === 'sent' ? (
        <div className={styles.tools}>
          {edit && message.id !== '' ? (
            <IconButton size="small" label={text('edit')} tabIndex={tabIndex} onClick={() => edit(message)}>
              <Icon icon={Pencil} size="small" />
            </IconButton>
          ) : null}
          <IconButton
            size="small"
            label={text('copy')}
            tabIndex={tabIndex}
            onClick={() => actions.copy(message.text)}
          >
            <Icon icon={Copy} size="small" />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}

function AnswerState({ row, isLost }: Pick<PartProps, 'row' | 'isLost'>) {
  const text = useAssistantText();
  const { state, text: written } = row.message;
  if (state === 'writing') {
    return (
      <span className={styles.state} data-lost={isLost ? '' : undefined}>
        {written === '' && !isLost ? (
          <AnswerWait />
        ) : (
          <>
            <Spinner size="small" label={text(written === '' ? 'waiting' : 'writing')} />
            {isLost ? <span>{text('answerLost')}</span> : null}
          </>
        )}
      </span>
    );
  }
  if (state === 'done') return null;
  return (
    <span className={styles.state} data-state={state}>
      {text(state === 'stopped' ? 'answerStopped' : 'answerFailed')}
    </span>
  );
}

function AnswerTools({
  row,
  version,
  onVersion,
  isTabStop,
  actions,
  shown,
  languages,
}: PartProps & { shown: string; languages: readonly TextLanguage[] | undefined }) {
  const text = useAssistantText();
  const { message, key } = row;
  const { aloud } = actions;
  const total = message.earlier.length + 1;
  const tabIndex = isTabStop ? 0 : -1;
  const isReading = aloud?.reading === key;
  return (
    <div className={styles.tools} data-kept={total > 1 || isReading ? '' : undefined}>
      {total > 1 ? (
        <AnswerVersions
          position={version ?? total - 1}
          total={total}
          onShow={(next) => onVersion(key, next, message.earlier.length)}
          isTabStop={isTabStop}
        />
      ) : null}
      <IconButton size="small" label={text('copy')} tabIndex={tabIndex} onClick={() => actions.copy(shown)}>
        <Icon icon={Copy} size="small" />
      </IconButton>
      {aloud ? (
        <IconButton
          size="small"
          label={text(isReading ? 'stopReading' : 'readAloud')}
          aria-pressed={isReading}
          tabIndex={tabIndex}
          onClick={() => aloud.toggle(key, spokenPieces(shown, languages))}
        >
          <Icon icon={isReading ? Square : Volume2} size="small" />
        </IconButton>
      ) : null}
    </div>
  );
}

function Answer(props: PartProps) {
  const { row, version, isLost, actions } = props;
  const { message } = row;
  const shown = version === null ? message.text : (message.earlier[version] ?? message.text);
  const isNewest = shown === message.text;
  const languages = isNewest ? message.languages : message.earlierLanguages?.[version ?? 0];
  return (
    <div className={styles.answerLine}>
      <span className={styles.mark}>
        <Icon icon={Sparkles} size="small" />
      </span>
      <div className={styles.answer}>
        {shown === '' ? null : (
          <LazyAssistantMarkdown text={shown} languages={languages} onOpen={actions.openSource} />
        )}
        {isNewest ? <AnswerState row={row} isLost={isLost} /> : null}
        {isNewest && message.sources.length > 0 ? (
          <SourceList sources={message.sources} onOpen={actions.openSource} />
        ) : null}
        {message.state === 'writing' || (shown === '' && message.earlier.length === 0) ? null : (
          <AnswerTools {...props} shown={shown} languages={languages} />
        )}
      </div>
    </div>
  );
}

/** A question or an answer in the list. Renders an `<article>`. */
export const AssistantRow = memo(function AssistantRow(props: AssistantRowProps) {
  const { row, index, position, total, isTabStop, measure } = props;
  const text = useAssistantText();
  const timeText = useTimeText();
  const id = useId();
  const { isAnswer, sentAt, state } = row.message;
  const Part = isAnswer ? Answer : Question;
  return (
    <article
      ref={measure}
      className={styles.root}
      data-index={index}
      data-key={row.key}
      data-answer={isAnswer ? '' : undefined}
      data-state={state}
      aria-posinset={position}
      aria-setsize={total}
      aria-labelledby={`${id}-by`}
      aria-busy={state === 'writing'}
      tabIndex={isTabStop ? 0 : -1}
    >
      <VisuallyHidden id={`${id}-by`}>
        {text('saidAt', { name: isAnswer ? 'SmartTalk' : text('you'), time: timeText(sentAt) })}
      </VisuallyHidden>
      <Part {...props} />
    </article>
  );
});
