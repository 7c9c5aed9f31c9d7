import { Button } from '@franca/ui/Button';
import { Icon } from '@franca/ui/Icon';
import { RefreshCw, Square } from 'lucide-react';
import type { AssistantStatus } from '../core/assistant/AssistantPort.ts';
import type { ConversationPhase } from '../core/assistant/AssistantState.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';
import * as styles from './AssistantConversation.styles.ts';

/** Props of {@link AnswerControl}. */
export interface AnswerControlProps {
  /** What is going on. */
  phase: ConversationPhase;
  /** Writes the last answer anew; null where there is none, or nothing can be asked. */
  onRegenerate: (() => void) | null;
  /** Ends the answer that is being written. */
  onStop: () => void;
}

/** Ends the answer while it is written, and has it written anew afterwards. Renders a `<div>`. */
export function AnswerControl({ phase, onRegenerate, onStop }: AnswerControlProps) {
  const text = useAssistantText();
  return (
    <div className={styles.control} data-answer-control="">
      {phase === 'writing' || phase === 'stopping' ? (
        <Button
          size="small"
          variant="neutral"
          icon={<Icon icon={Square} size="small" />}
          loading={phase === 'stopping'}
          onClick={onStop}
        >
          {text('stop')}
        </Button>
      ) : null}
      {phase === 'idle' && onRegenerate ? (
        <Button
          size="small"
          variant="neutral"
          icon={<Icon icon={RefreshCw} size="small" />}
          onClick={onRegenerate}
        >
          {text('regenerate')}
        </Button>
      ) : null}
    </div>
  );
}

/** Props of {@link EngineLine}. */
export interface EngineLineProps {
  /** What answers; null while that is not known. */
  status: AssistantStatus | null;
  /** How often one may still ask, or null. */
  limit: string | null;
}

/** Says what answers, where questions go, that answers can be wrong, and how often one may still ask. Renders a `<p>`. */
export function EngineLine({ status, limit }: EngineLineProps) {
  const text = useAssistantText();
  const { kind = null, name = null, host = null } = status?.engine ?? {};
  const parts = [
    kind === 'model' ? text('engineModel', { name: name ?? '' }) : null,
    kind === 'offline' ? text('engineOffline') : null,
    kind === 'none' ? text('engineNone') : null,
    host === null ? null : text('engineHost', { host }),
    kind === 'model' ? text('mayBeWrong') : null,
  ].filter((part) => part !== null);
  return (
    <p className={styles.engine}>
      {/* Screen readers know of it before it says something. */}
      <strong className={styles.limit} role="status">
        {limit}
      </strong>{' '}
      {parts.join(' ')}
    </p>
  );
}
