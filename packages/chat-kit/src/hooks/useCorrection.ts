import { useCallback, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';

/** Correcting translations of one conversation. */
export interface CorrectionModel {
  /** Opens the dialog for a message. */
  readonly onCorrect: (message: ChatMessage) => void;
  /** Props of the dialog, or null before it was asked for. */
  readonly dialogProps: {
    /** The message whose translation is corrected. */
    readonly message: ChatMessage;
    /** Whether the dialog is shown. */
    readonly open: boolean;
    /** Called with `false` when the person closes it. */
    readonly onOpenChange: (open: boolean) => void;
  } | null;
}

/** Which message's translation is being corrected. */
export function useCorrection(): CorrectionModel {
  const [message, setMessage] = useState<ChatMessage | null>(null);
  const [open, setOpen] = useState(false);
  const onCorrect = useCallback((next: ChatMessage) => {
    setMessage(next);
    setOpen(true);
  }, []);
  return { onCorrect, dialogProps: message && { message, open, onOpenChange: setOpen } };
}
