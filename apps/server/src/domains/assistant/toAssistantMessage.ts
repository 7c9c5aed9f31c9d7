import type { AssistantMessage, AssistantTopic, TextLanguages } from '@franca/contract';
import type { assistantMessages, assistantTopics } from '../../db/schema/assistant.ts';

/** A question or an answer as stored. */
export type AssistantMessageRow = typeof assistantMessages.$inferSelect;

/** A conversation as stored. */
export type AssistantTopicRow = typeof assistantTopics.$inferSelect;

/** A conversation as its owner gets it. */
export const toAssistantTopic = ({ id, title, createdAt }: AssistantTopicRow): AssistantTopic => ({
  _id: id,
  content: title,
  created_at: createdAt.toISOString(),
});

/** Makes messages as the owner of their conversation gets them. */
export type ToAssistantMessage = (row: AssistantMessageRow) => AssistantMessage;

/** Makes messages as the owner of their conversation gets them; `languagesOf` says in which languages a text is. */
export const createToAssistantMessage =
  (languagesOf: (text: string) => TextLanguages): ToAssistantMessage =>
  (row) => ({
    _id: row.id,
    content: row.content,
    is_gpt: row.isAnswer,
    parent_id: row.topicId,
    contentOld: row.earlier,
    // What is still written will be another text.
    languages: row.state === 'writing' ? [] : languagesOf(row.content),
    languagesOld: row.earlier.map(languagesOf),
    date: row.createdAt.toISOString(),
    state: row.state,
    engine: row.engine,
    sources: row.sources,
    quotes: row.quotes && { topic_id: row.quotes.topicId, count: row.quotes.messageIds.length },
  });
