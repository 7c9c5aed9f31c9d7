import { createListenerSet } from '@franca/ui/core';
import type { ChatMessage } from '../model/Message.ts';
import { reasonOf } from '../text/reasonOf.ts';

/** How far the sending of a message to one more person has come; `failed` says why. */
export type ForwardState =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Options of {@link createForwarding}. */
export interface ForwardingOptions {
  /** A client id that no message of this person has. */
  readonly reserveChatId: () => Promise<string>;
  /** Sends a copy of a message to a person. */
  readonly forward: (request: { chatId: string; newChatId: string; userId: string }) => Promise<void>;
  /** Ids of those to whom a message went earlier, perhaps before a reload. Default: nobody is known. */
  readonly forwardedTo?: (request: { chatId: string }) => Promise<readonly string[]>;
}

/** One message on its way to other people; see {@link createForwarding}. */
export interface Forwarding {
  /** Begins with a message; what was sent is forgotten when it is another one than before. */
  readonly begin: (message: ChatMessage) => void;
  /** Sends it to a person; nobody gets it twice. */
  readonly sendTo: (userId: string) => Promise<void>;
  /** How far each person's copy has come; a new map after every change. */
  readonly getSnapshot: () => ReadonlyMap<string, ForwardState>;
  /** Calls back after every change. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Sends a message on to people, to each of them once: also a second try after a failure carries the first try's client
 * id, so that a copy whose answer was lost is not stored again.
 */
export function createForwarding({ reserveChatId, forward, forwardedTo }: ForwardingOptions): Forwarding {
  const listeners = createListenerSet();
  let source: string | null = null;
  let states: ReadonlyMap<string, ForwardState> = new Map();
  let ids = new Map<string, Promise<string>>();

  const idFor = (userId: string): Promise<string> => {
    const known = ids.get(userId);
    if (known) return known;
    const reserved = reserveChatId();
    ids.set(userId, reserved);
    reserved.catch(() => ids.delete(userId));
    return reserved;
  };

  const note = (chatId: string, userId: string, state: ForwardState): void => {
    // The answer for a message that was left meanwhile says nothing about the present one.
    if (source !== chatId) return;
    states = new Map(states).set(userId, state);
    listeners.notify();
  };

  return {
    begin: ({ chatId }) => {
      if (chatId === source) return;
      source = chatId;
      states = new Map();
      ids = new Map();
      listeners.notify();
      forwardedTo?.({ chatId }).then(
        (people) => {
          for (const userId of people) note(chatId, userId, { kind: 'sent' });
        },
        // Not to know it is no harm: the server stores no second copy.
        () => {},
      );
    },
    sendTo: async (userId) => {
      const chatId = source;
      const before = states.get(userId)?.kind ?? 'idle';
      if (chatId === null || before === 'sending' || before === 'sent') return;
      note(chatId, userId, { kind: 'sending' });
      try {
        await forward({ chatId, newChatId: await idFor(userId), userId });
        note(chatId, userId, { kind: 'sent' });
      } catch (error) {
        note(chatId, userId, { kind: 'failed', reason: reasonOf(error) });
      }
    },
    getSnapshot: () => states,
    subscribe: listeners.subscribe,
  };
}
