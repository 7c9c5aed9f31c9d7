import { lazyPart } from '@franca/ui/kit';
import { Suspense } from 'react';
import type { CorrectionModel } from '../hooks/useCorrection.ts';
import type { ForwardModel } from '../hooks/useForward.ts';
import type { MessageQuestionModel } from '../hooks/useMessageQuestion.ts';
import type { RecallModel } from '../hooks/useRecall.ts';

// A dialog is heavy: it is loaded with the first confirmation.
const RecallQuestion = lazyPart(
  () => import('../interactionChunk.ts'),
  'RecallQuestion',
  ({ recall }) => recall.cancel(),
);

const HideQuestion = lazyPart(
  () => import('../interactionChunk.ts'),
  'HideQuestion',
  ({ hide }) => hide.cancel(),
);

// Few messages are forwarded: the dialog, and all that it needs, comes with the first.
const ForwardPlace = lazyPart(
  () => import('../interactionChunk.ts'),
  'ForwardPlace',
  ({ onOpenChange }) => onOpenChange(false),
);

const CorrectionDialog = lazyPart(
  () => import('../CorrectionDialog/correctionViewsLazy.ts'),
  'CorrectionDialog',
  ({ onOpenChange }) => onOpenChange(false),
);

/** Props of {@link ConversationDialogs}. */
export interface ConversationDialogsProps {
  /** The question before a recall. */
  recall: RecallModel;
  /** The question before a deletion for oneself. */
  hide: MessageQuestionModel;
  /** The choice of people to forward to. */
  forward: ForwardModel;
  /** The dialog in which a translation is corrected. */
  correction: CorrectionModel;
}

/** What is asked in a conversation: whether to recall or delete a message, to whom to forward one, and how it should be translated. */
export function ConversationDialogs({ recall, hide, forward, correction }: ConversationDialogsProps) {
  return (
    <>
      {hide.isUsed ? (
        <Suspense>
          <HideQuestion open={hide.message !== null} hide={hide} />
        </Suspense>
      ) : null}
      {recall.isUsed ? (
        <Suspense>
          <RecallQuestion open={recall.message !== null} recall={recall} />
        </Suspense>
      ) : null}
      {forward.dialogProps ? (
        <Suspense>
          <ForwardPlace {...forward.dialogProps} />
        </Suspense>
      ) : null}
      {correction.dialogProps ? (
        <Suspense>
          <CorrectionDialog {...correction.dialogProps} />
        </Suspense>
      ) : null}
    </>
  );
}
