import { type RefObject, useRef, useState } from 'react';
import { useChat } from '../hooks/useChat.ts';
import type { ComposerModel } from '../hooks/useComposer.ts';

/** Other ways to send what is written than at once and with a sound: a menu at the send button, and a dialog for the time. */
export interface SendOptionsModel {
  /** The send button, where the menu stands. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Whether the menu is shown. */
  readonly isOpen: boolean;
  /** Shows it. */
  readonly open: () => void;
  /** It is to close. */
  readonly close: () => void;
  /** Sends without a sound; undefined where the backend cannot. */
  readonly sendSilently: (() => void) | undefined;
  /** Opens the dialog for the time; undefined where the backend schedules nothing. */
  readonly chooseTime: (() => void) | undefined;
  /** Whether the dialog is shown. */
  readonly isChoosingTime: boolean;
  /** The dialog is to close. */
  readonly endChoosing: () => void;
}

/** The other ways to send that the backend has; null where there are none. */
export function useSendOptions({ send }: Pick<ComposerModel, 'send'>): SendOptionsModel | null {
  const { messages, scheduled } = useChat().port;
  const opener = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'nothing' | 'menu' | 'time'>('nothing');
  if (!messages.canBeSilent && !scheduled) return null;
  return {
    opener,
    isOpen: shown === 'menu',
    open: () => setShown('menu'),
    // An item that opens the dialog closes the menu after it.
    close: () => setShown((present) => (present === 'menu' ? 'nothing' : present)),
    sendSilently: messages.canBeSilent ? () => send({ isSilent: true }) : undefined,
    chooseTime: scheduled ? () => setShown('time') : undefined,
    isChoosingTime: shown === 'time',
    endChoosing: () => setShown('nothing'),
  };
}
