import type { Topic } from '@franca/contract';
import { useBasicLists } from '../../lib/useBasicLists.ts';
import { useMe } from '../../lib/useMe.ts';

/** The BCP 47 tag of the language in which the reader reads a conversation: its own, else the profile's. */
export function useReadingLanguage(topic: Topic | undefined): string | null {
  const { data: me } = useMe();
  const { data: lists } = useBasicLists();
  if (topic?.language) return topic.language;
  return lists?.languages.find(({ name }) => name === me?.language)?.code ?? null;
}
