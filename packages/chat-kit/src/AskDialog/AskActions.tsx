import { Button } from '@franca/ui/Button';
import type { AskingState, QuotedAnswer } from '../core/assistant/createAsking.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import { useCopy } from '../hooks/useCopy.ts';
import * as styles from './AskDialog.styles.ts';

/** Props of {@link AskActions}. */
export interface AskActionsProps {
  /** How the question stands. */
  state: AskingState;
  /** Sends the question. */
  onAsk: () => void;
  /** Ends the answer. */
  onStop: () => void;
  /** Closes the dialog. */
  onClose: () => void;
  /** Takes the answer as a draft; undefined where it is no reply. */
  onReply: ((words: string) => void) | undefined;
  /** Opens the conversation with the assistant that the answer stands in. */
  onTopic: ((topicId: string) => void) | undefined;
}

/** What can be done with an answer. */
function AnswerActions({
  answer: { topicId, text: words, state, isStopping },
  onStop,
  onReply,
  onTopic,
}: Pick<AskActionsProps, 'onStop' | 'onReply' | 'onTopic'> & { answer: QuotedAnswer }) {
  const text = useAssistantText();
  const copy = useCopy();
  return (
    <>
      {topicId !== null && onTopic ? (
        <Button variant="neutral" onClick={() => onTopic(topicId)}>
          {text('continueTalk')}
        </Button>
      ) : null}
      {state === 'writing' ? (
        <Button variant="neutral" loading={isStopping} disabled={topicId === null} onClick={onStop}>
          {text('stop')}
        </Button>
      ) : (
        <>
          <Button variant="neutral" onClick={() => copy(words)}>
            {text('copy')}
          </Button>
          {onReply && words !== '' ? (
            <Button onClick={() => onReply(words.trim())}>{text('useReply')}</Button>
          ) : null}
        </>
      )}
    </>
  );
}

/** The buttons under a question about messages, and under its answer. Renders a `<div>`. */
export function AskActions({ state, onAsk, onClose, ...answerActions }: AskActionsProps) {
  const text = useAssistantText();
  return (
    <div className={styles.actions}>
      {state.kind === 'asked' ? (
        <AnswerActions answer={state.answer} {...answerActions} />
      ) : (
        <>
          <Button variant="neutral" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button disabled={state.kind !== 'shown' || state.quotes.messages.length === 0} onClick={onAsk}>
            {text('askSend')}
          </Button>
        </>
      )}
    </div>
  );
}
