import type { AssistantMessage, AssistantTopic, Health } from '@franca/contract';

/** SmartTalk, as the other domains use it. */
export type Assistant = {
  /** All conversations of a person with what was said in them, oldest first, page by page. */
  pagesOf: (userId: string) => AsyncGenerator<AssistantTranscript[]>;
  /** Which engine answers, and whether it is left alone because it does not. */
  health: () => Health['assistant'];
};

/** A conversation with SmartTalk as its owner keeps it. */
export type AssistantTranscript = AssistantTopic & { messages: AssistantMessage[] };
