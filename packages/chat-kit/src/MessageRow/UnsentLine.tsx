import type { ChatMessage } from '../core/model/Message.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { FailedLine } from './FailedLine.tsx';

/** Props of {@link UnsentLine}. */
export interface UnsentLineProps {
  /** The message. */
  message: ChatMessage;
  /** What can be done with it. */
  actions: Pick<MessageActions, 'retry' | 'discard'>;
}

/** The line under a message that was refused, or that is late. Renders a `<div>`, or nothing. */
export function UnsentLine({ message, actions }: UnsentLineProps) {
  const text = useChatText();
  const { delivery } = message;
  const hasFailed = delivery.kind === 'failed';
  const isLate = 'isDelayed' in delivery && delivery.isDelayed;
  if (!hasFailed && !isLate) return null;
  const canRetry = !hasFailed || !delivery.isFinal;
  return (
    <FailedLine
      isWaiting={!hasFailed}
      reason={hasFailed ? delivery.reason : text('notSentYet')}
      onRetry={canRetry ? () => actions.retry(message) : undefined}
      onDiscard={() => actions.discard(message)}
    />
  );
}
