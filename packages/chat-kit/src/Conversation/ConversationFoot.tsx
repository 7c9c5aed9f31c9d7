import { lazyPart } from '@franca/ui/kit';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Composer } from '../Composer/Composer.tsx';
import type { ChatMessage } from '../core/model/Message.ts';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
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
  /** What can be done with messages. */
  actions: MessageActions;
  /** Whether there is no composer. */
  readOnly: boolean;
  /** Stands in the place of the composer, and says why there is none; null: nothing does. */
  notice: ReactNode;
  /** Props of the composer. */
  composer: ComponentProps<typeof Composer>;
}

/** Under the messages: what can be done with the chosen ones, why nothing can be written, or the composer. */
export function ConversationFoot(props: ConversationFootProps) {
  const { selection, rows, viewerId, actions, readOnly, notice, composer } = props;
  if (selection.chatIds) {
    return (
      <Suspense fallback={<div className={styles.notice} />}>
        <SelectionBar
          messages={chosenOf(rows, selection.chatIds)}
          viewerId={viewerId}
          actions={actions}
          onEnd={selection.end}
        />
      </Suspense>
    );
  }
  if (!readOnly) return <Composer {...composer} />;
  if (notice === null) return null;
  return (
    <div className={styles.notice} data-fr-part="composer-notice" role="note">
      {notice}
    </div>
  );
}
