import type { CorrectionsPort } from '@franca/chat-kit';
import { api } from '../../../lib/data/api.ts';

/** The languages in which others read a conversation. */
export const readLanguages: CorrectionsPort['languages'] = async ({ topicId }, { signal }) => {
  const reached = await api.topics.reach({ query: { topic_id: topicId }, signal });
  return reached.map(({ language, people }) => ({ language, names: people.map(({ name }) => name) }));
};
