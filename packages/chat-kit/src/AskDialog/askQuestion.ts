import type { TextFunction } from '@franca/ui/i18n';
import type { AssistantQuote } from '../core/assistant/AssistantPort.ts';
import { languageName } from '../MessageBubble/languageName.ts';
import type { AssistantTextKey } from '../strings/assistant/assistantStrings.ts';

/** What can be asked about messages. */
export type AskTask = 'summary' | 'explain' | 'reply';

/** What a question says. */
export interface AskQuestion {
  /** What is asked. */
  readonly task: AskTask;
  /** Name of the conversation. */
  readonly title: string;
  /** BCP 47 tag of the language that a reply is to have; null: that of the message, whichever it is. */
  readonly language: string | null;
  /** Interface language, BCP 47. */
  readonly locale: string;
}

/** The language of the newest message that somebody else wrote: what a reply is expected in. BCP 47, or null where it is not known. */
export function languageOfOthers(messages: readonly AssistantQuote[]): string | null {
  return messages.findLast(({ isOwn, language }) => !isOwn && language !== null)?.language ?? null;
}

/** The words of a question, in the interface language: they stand in the conversation with the assistant as if they were typed. */
export function askQuestion(text: TextFunction<AssistantTextKey>, question: AskQuestion): string {
  const { task, title, language, locale } = question;
  if (task === 'summary') return text('questionSummary', { title });
  if (task === 'explain') return text('questionExplain', { title });
  const name = language && languageName(language, locale);
  return name ? text('questionReply', { title, language: name }) : text('questionReplySame', { title });
}
