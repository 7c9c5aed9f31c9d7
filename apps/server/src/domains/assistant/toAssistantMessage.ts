import type { AssistantMessage, AssistantTopic } from '@franca/contract';
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

/** A message as the owner of its conversation gets it. */
export const toAssistantMessage = (row: AssistantMessageRow): AssistantMessage => ({
  _id: row.id,
  content: row.content,
  is_gpt: row.isAnswer,
  parent_id: row.topicId,
  contentOld: row.earlier,
  date: row.createdAt.toISOString(),
  state: row.state,
  engine: row.engine,
  sources: row.sources,
  quotes: row.quotes && { topic_id: row.quotes.topicId, count: row.quotes.messageIds.length },
});
