import { useEffect, useState } from 'react';
import { newConversation } from '../core/assistant/AssistantState.ts';
import type { AssistantStore } from '../core/assistant/createAssistantStore.ts';

/** The question that is being written. */
export interface AssistantDraft {
  /** What is written. */
  readonly text: string;
  /** Writes something else in its place. */
  readonly write: (text: string) => void;
  /** Puts words behind it, with a space between. */
  readonly append: (words: string) => void;
  /** Shows an empty field; what was asked is kept until the backend has confirmed it. */
  readonly clear: () => void;
}

/** The unsent question of a conversation, kept on the device: there again after a reload, the same in all tabs. */
export function useAssistantDraft({ drafts }: AssistantStore, topicId: string | null): AssistantDraft {
  const key = topicId ?? newConversation;
  const [shown, setShown] = useState({ key, text: drafts.get(key) });
  if (shown.key !== key) setShown({ key, text: drafts.get(key) });
  useEffect(() => drafts.subscribe(key, () => setShown({ key, text: drafts.get(key) })), [drafts, key]);
  const write = (text: string): void => {
    drafts.set(key, text);
    setShown({ key, text });
  };
  const { text } = shown;
  return {
    text,
    write,
    append: (words) => write(text === '' || /\s$/.test(text) ? text + words : `${text} ${words}`),
    clear: () => setShown({ key, text: '' }),
  };
}
