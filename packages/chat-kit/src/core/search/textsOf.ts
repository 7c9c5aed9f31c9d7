import type { ChatMessage } from '../model/ChatMessage.ts';

/** The texts in which a message can be found. */
export interface SearchableTexts {
  /** What was written, and the names of what was sent. */
  readonly original: readonly string[];
  /** Its translation, or null. */
  readonly translation: string | null;
}

/** Reads what a message says in words; nothing once it is recalled. */
export function textsOf(message: ChatMessage): SearchableTexts {
  if (message.isRecalled) return { original: [], translation: null };
  const { translation, attachments = [], location, contact } = message;
  const names = [...attachments.map(({ name }) => name), location?.place, contact?.name];
  return {
    original: [message.text, ...names].filter((text): text is string => Boolean(text)),
    translation: translation.kind === 'done' || translation.kind === 'stale' ? translation.text : null,
  };
}
