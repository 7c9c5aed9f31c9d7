import { createListenerSet } from '@franca/ui/core';
import type { ChatMessage } from '../model/Message.ts';
import { reasonOf } from '../text/reasonOf.ts';

/** A person or a group that a message is sent to. */
export interface ForwardTarget {
  /** Id of the person, or of the group's conversation. */
  readonly id: string;
  /** Which of the two. */
  readonly kind: 'person' | 'group';
}

/** How far the sending of a message to one more person or group has come; `failed` says why. */
export type ForwardState =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Options of {@link createForwarding}. */
export interface ForwardingOptions {
  /** A client id that no message of this person has. */
  readonly reserveChatId: () => Promise<string>;
  /** Sends a copy of a message to a person or a group. */
  readonly forward: (request: { chatId: string; newChatId: string; target: ForwardTarget }) => Promise<void>;
  /** Ids of the people and groups to whom a message went earlier, perhaps before a reload. Default: none is known. */
  readonly forwardedTo?: (request: { chatId: string }) => Promise<readonly string[]>;
}

/** One message on its way to other people; see {@link createForwarding}. */
export interface Forwarding {
  /** Begins with a message; what was sent is forgotten when it is another one than before. */
  readonly begin: (message: ChatMessage) => void;
  /** Sends it to a person or a group; none gets it twice. */
  readonly sendTo: (target: ForwardTarget) => Promise<void>;
  /** How far each copy has come, by the id of its target; a new map after every change. */
  readonly getSnapshot: () => ReadonlyMap<string, ForwardState>;
  /** Calls back after every change. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Sends a message on to people and groups, to each of them once: also a second try after a failure carries the first try's client
 * id, so that a copy whose answer was lost is not stored again.
 */
export function createForwarding({ reserveChatId, forward, forwardedTo }: ForwardingOptions): Forwarding {
  const listeners = createListenerSet();
  let source: string | null = null;
  let states: ReadonlyMap<string, ForwardState> = new Map();
  let ids = new Map<string, Promise<string>>();

  const idFor = (id: string): Promise<string> => {
    const known = ids.get(id);
    if (known) return known;
    const reserved = reserveChatId();
    ids.set(id, reserved);
    reserved.catch(() => ids.delete(id));
    return reserved;
  };

  const note = (chatId: string, id: string, state: ForwardState): void => {
    // The answer for a message that was left meanwhile says nothing about the present one.
    if (source !== chatId) return;
    states = new Map(states).set(id, state);
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
        (known) => {
          for (const id of known) note(chatId, id, { kind: 'sent' });
        },
        // Not to know it is no harm: the server stores no second copy.
        () => {},
      );
    },
    sendTo: async (target) => {
      const chatId = source;
      const { id } = target;
      const before = states.get(id)?.kind ?? 'idle';
      if (chatId === null || before === 'sending' || before === 'sent') return;
      note(chatId, id, { kind: 'sending' });
      try {
        await forward({ chatId, newChatId: await idFor(id), target });
        note(chatId, id, { kind: 'sent' });
      } catch (error) {
        note(chatId, id, { kind: 'failed', reason: reasonOf(error) });
      }
    },
    getSnapshot: () => states,
    subscribe: listeners.subscribe,
  };
}
