import { useEffect } from 'react';
import type { AssistantRow } from '../core/assistant/AssistantState.ts';
import type { MessageListEngine } from '../engine/MessageListEngine.ts';

/** What one has asked is what one wants to see: goes to the end with each question and each regeneration. */
export function usePinOnQuestion(engine: MessageListEngine, rows: readonly AssistantRow[]): void {
  const last = rows.at(-1);
  const isWriting = last?.message.isAnswer === true && last.message.state === 'writing';
  const begun = isWriting ? `${last.key} ${last.message.earlier.length}` : null;
  useEffect(() => {
    if (begun !== null) engine.pin();
  }, [engine, begun]);
}
