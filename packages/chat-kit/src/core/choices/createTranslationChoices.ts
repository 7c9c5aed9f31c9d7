import { createListenerSet } from '@franca/ui/core';
import type { TranslationView } from '../model/TranslationState.ts';
import type { ChoiceStorage } from './ChoiceStorage.ts';

/** Which text a reader wants, remembered per message and per conversation. */
export interface TranslationChoices {
  /** The choice for one message: its own, else the conversation's, else the translation. */
  readonly viewOf: (topicId: string, chatId: string) => TranslationView;
  /** The conversation's choice. */
  readonly conversationView: (topicId: string) => TranslationView;
  /** Remembers a choice for one message. */
  readonly setMessage: (topicId: string, chatId: string, view: TranslationView) => void;
  /** Remembers a choice for the whole conversation; it replaces the choices made for single messages before. */
  readonly setConversation: (topicId: string, view: TranslationView) => void;
  /**
   * Takes over what a backend remembers of the whole conversation, where something else is known here. The translation is also what
   * it says where nothing was chosen: it replaces another choice, and no default.
   */
  readonly followConversation: (topicId: string, view: TranslationView) => void;
  /** What is shown where nothing was chosen; the translation until this is called. */
  readonly setDefault: (view: TranslationView) => void;
  /** Calls back after every choice. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A number that grows with every choice, for `useSyncExternalStore`. */
  readonly getVersion: () => number;
}

const views: readonly string[] = [
  'translated',
  'original',
  'both',
  'translated-only',
] satisfies TranslationView[];
/** Single choices kept per conversation; the oldest are dropped beyond that. */
const limit = 500;

function isView(value: unknown): value is TranslationView {
  return typeof value === 'string' && views.includes(value);
}

function readMessages(text: string | null): Map<string, TranslationView> {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(parsed)) return new Map();
    return new Map(
      parsed.filter((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && isView(entry[1])),
    );
  } catch {
    return new Map();
  }
}

/** Keeps translation choices in `storage`, so that they outlive a reload. */
export function createTranslationChoices(storage: ChoiceStorage): TranslationChoices {
  const listeners = createListenerSet();
  const known = new Map<
    string,
    { conversation: TranslationView | null; messages: Map<string, TranslationView> }
  >();
  let otherwise: TranslationView = 'translated';
  let version = 0;

  const of = (topicId: string) => {
    let choice = known.get(topicId);
    if (!choice) {
      const conversation = storage.get(`translation/${topicId}`);
      const messages = readMessages(storage.get(`translation/${topicId}/messages`));
      choice = { conversation: isView(conversation) ? conversation : null, messages };
      known.set(topicId, choice);
    }
    return choice;
  };

  const changed = (): void => {
    version += 1;
    listeners.notify();
  };

  const setConversation = (topicId: string, view: TranslationView): void => {
    known.set(topicId, { conversation: view, messages: new Map() });
    storage.set(`translation/${topicId}`, view);
    storage.set(`translation/${topicId}/messages`, null);
    changed();
  };

  return {
    viewOf: (topicId, chatId) => of(topicId).messages.get(chatId) ?? of(topicId).conversation ?? otherwise,
    conversationView: (topicId) => of(topicId).conversation ?? otherwise,
    setMessage: (topicId, chatId, view) => {
      const { messages } = of(topicId);
      messages.delete(chatId);
      messages.set(chatId, view);
      for (const oldest of messages.keys()) {
        if (messages.size <= limit) break;
        messages.delete(oldest);
      }
      storage.set(`translation/${topicId}/messages`, JSON.stringify([...messages]));
      changed();
    },
    setConversation,
    followConversation: (topicId, view) => {
      if (view !== (of(topicId).conversation ?? 'translated')) setConversation(topicId, view);
    },
    setDefault: (view) => {
      if (view === otherwise) return;
      otherwise = view;
      changed();
    },
    subscribe: listeners.subscribe,
    getVersion: () => version,
  };
}
