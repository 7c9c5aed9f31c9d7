import type { AssistantMessage } from './AssistantPort.ts';

/** Words that stand in an exported conversation. */
export interface ExportWords {
  /** Heading of a question. */
  readonly you: string;
  /** Heading of an answer. */
  readonly assistant: string;
  /** Heading of the sources of an answer. */
  readonly sources: string;
}

/** A conversation as a Markdown document: a title, and each question and answer under a heading. */
export function exportMarkdown(
  title: string,
  messages: readonly AssistantMessage[],
  words: ExportWords,
): string {
  const parts = messages.map(({ isAnswer, text, sources }) => {
    const heading = `## ${isAnswer ? words.assistant : words.you}`;
    const list = sources.map((source) => `- [${source.title}](${source.url})`).join('\n');
    return [heading, text.trim(), ...(list === '' ? [] : [`${words.sources}:\n\n${list}`])].join('\n\n');
  });
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`;
}
