import { Icon } from '@franca/ui/Icon';
import { Spinner } from '@franca/ui/Spinner';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { Sparkles } from 'lucide-react';
import { AnswerWait } from '../AssistantConversation/AnswerWait.tsx';
import { LazyAssistantMarkdown } from '../AssistantMarkdown/LazyAssistantMarkdown.tsx';
import type { QuotedAnswer } from '../core/assistant/createAsking.ts';
import { plainMarkdown } from '../core/assistant/plainMarkdown.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AskDialog.styles.ts';

/** Props of {@link AskedAnswer}. */
export interface AskedAnswerProps {
  /** What was asked. */
  question: string;
  /** The answer. */
  answer: QuotedAnswer;
  /** Whether it is shown letter by letter, as it would stand in a message; otherwise as Markdown. */
  isPlain: boolean;
}

/** A question and its answer, while it is written and afterwards; a screen reader is given it once, when it is whole. Renders a `<div>`. */
export function AskedAnswer({ question, answer, isPlain }: AskedAnswerProps) {
  const text = useAssistantText();
  const { text: words, state, isLost } = answer;
  const isWriting = state === 'writing';
  return (
    <div className={styles.answer} aria-busy={isWriting} data-answer="" tabIndex={-1}>
      <p className={styles.question} dir="auto">
        {question}
      </p>
      <div className={styles.answerLine}>
        <Icon icon={Sparkles} size="small" className={styles.mark} />
        <div className={styles.answerText}>
          {words === '' ? null : isPlain ? (
            <p className={styles.plain} dir="auto">
              {words}
            </p>
          ) : (
            <LazyAssistantMarkdown text={words} />
          )}
          {isWriting ? (
            <span className={styles.state}>
              {words === '' && !isLost ? (
                <AnswerWait />
              ) : (
                <>
                  <Spinner size="small" label={text(words === '' ? 'waiting' : 'writing')} />
                  {isLost ? text('answerLost') : null}
                </>
              )}
            </span>
          ) : null}
          {state === 'stopped' || state === 'failed' ? (
            <span className={styles.state} data-state={state}>
              {text(state === 'stopped' ? 'answerStopped' : 'answerFailed')}
            </span>
          ) : null}
        </div>
      </div>
      <VisuallyHidden role="status">
        {isWriting || words === '' ? '' : text('announced', { text: plainMarkdown(words) })}
      </VisuallyHidden>
    </div>
  );
}
