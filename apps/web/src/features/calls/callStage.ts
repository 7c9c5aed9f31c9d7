import { createListenerSet } from '@franca/ui/core';
import type { ComponentType, ReactNode } from 'react';
import type { DialogProps } from '../../components/DialogProps.ts';
import type { CallAddress, CallEntry } from '../../lib/calls/callAddress.ts';

/** Props of the conversation of a call. */
export interface CallConversationProps {
  /** The conversation. */
  readonly topicId: string;
  /** Where it is shown; null while it only counts what is unread. */
  readonly place: HTMLElement | null;
  /** Stands at the end of its header. */
  readonly closeButton: ReactNode;
  /** The person closes it. */
  readonly onClose: () => void;
  /** Called with how many of its messages are unread; keep it the same function. */
  readonly onUnreadChange: (count: number) => void;
}

/** The conversation of a call, which another feature draws. */
export interface CallConversationPart {
  /** Fetches its code. */
  readonly load: () => Promise<unknown>;
  /** Draws it. */
  readonly View: ComponentType<CallConversationProps>;
}

/** The call that this page takes part in. */
export interface StagedCall {
  readonly address: CallAddress;
  /** How the person came to it; null for a link. */
  readonly entry: CallEntry | null;
  /** The dialog of the plans, for whoever wants what theirs does not include. */
  readonly Plans: ComponentType<DialogProps>;
  /** The conversation, beside the call. */
  readonly conversation: CallConversationPart;
}

const { subscribe, notify } = createListenerSet();
let staged: StagedCall | null = null;

/**
 * The call that is open in this page. It stands outside of the routes: `/calling` opens it, and it goes on, in a small window, while
 * the person is on another page.
 */
export const callStage = {
  /** The call; null where there is none. */
  get: (): StagedCall | null => staged,
  /** Calls back when that has changed; the returned function stops that. */
  subscribe,
  /** Opens a call, in the place of another one; the one that is open stays as it is. */
  open: (call: StagedCall): void => {
    if (staged?.address.uuid === call.address.uuid) return;
    staged = call;
    notify();
  },
  /** Takes a call away; without an id whichever is open. */
  close: (uuid?: string): void => {
    if (staged === null || (uuid !== undefined && staged.address.uuid !== uuid)) return;
    staged = null;
    notify();
  },
};
