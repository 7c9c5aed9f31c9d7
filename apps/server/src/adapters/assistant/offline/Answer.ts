import type { AssistantQuestion, AssistantSource } from '../../../ports/AssistantEngine.ts';
import type { HelpLanguage } from './HelpLanguage.ts';
import type { AssistantTexts } from './texts/AssistantTexts.ts';

/** An answer of the built-in assistant, as Markdown. */
export type Answer = { text: string; sources?: readonly AssistantSource[] };

/** What an answer is made of. */
export type Asked = { question: AssistantQuestion; language: HelpLanguage; texts: AssistantTexts };

/** A text with its gaps filled; a gap without a value stays. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
