import { lazyPart } from '@franca/ui/kit';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Composer } from '../Composer/Composer.tsx';
import type { ChatMessage } from '../core/model/Message.ts';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import type { SelectionModel } from '../hooks/useSelection.ts';
import * as styles from './Conversation.styles.ts';

// Few people choose several messages.
const SelectionBar = lazyPart(
  () => import('../interactionChunk.ts'),
  'SelectionBar',
  ({ onEnd }) => onEnd(),
);

/** The chosen messages that are still there, oldest first. */
const chosenOf = (rows: readonly ConversationRow[], chatIds: ReadonlySet<string>): ChatMessage[] =>
  rows.flatMap(({ message }) => (chatIds.has(message.chatId) && !message.isRecalled ? message : []));

/** Props of {@link ConversationFoot}. */
export interface ConversationFootProps {
  /** The choice of several messages. */
  selection: SelectionModel;
  /** The rows on the screen, of which messages are chosen. */
  rows: readonly ConversationRow[];
  /** Id of the reader. */
  viewerId: string;
  /** Says why nothing can be written here; null: there is a composer. */
  notice: ReactNode;
  /** Props of the composer. */
  composer: ComponentProps<typeof Composer>;
}

/** Under the messages: what can be done with the chosen ones, why nothing can be written, or the composer. */
export function ConversationFoot({ selection, rows, viewerId, notice, composer }: ConversationFootProps) {
  if (selection.chatIds) {
    return (
      <Suspense fallback={<div className={styles.notice} />}>
        <SelectionBar
          messages={chosenOf(rows, selection.chatIds)}
          viewerId={viewerId}
          onEnd={selection.end}
        />
      </Suspense>
    );
  }
  if (notice !== null) {
    return (
      <div className={styles.notice} data-fr-part="composer-notice" role="note">
        {notice}
      </div>
    );
  }
  return <Composer {...composer} />;
}
