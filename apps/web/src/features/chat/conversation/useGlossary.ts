import type { Term } from '@franca/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queries } from '../../../lib/data/api.ts';
import { isolate } from '../../../strings/isolate.ts';
import { useLaterText } from '../../../strings/laterTexts.ts';
import type { ChatSocket } from '../connection/ChatSocket.ts';
import { useGlossaryChanges } from './useGlossaryChanges.ts';

/** The terms of a conversation, and the requests that change them; `onChanged` runs after one that succeeded. */
export function useGlossary(socket: ChatSocket, topicId: string, onChanged: () => void) {
  const client = useQueryClient();
  const text = useLaterText();
  /** What the last request did, for screen readers too. */
  const [news, setNews] = useState('');
  useGlossaryChanges(socket, topicId);
  const asked = queries.topics.glossary({ query: { topic_id: topicId } });
  const { data: terms, isError, refetch } = useQuery({ ...asked, staleTime: 0 });

  function show(now: Term[], said: string): void {
    client.setQueryData(asked.queryKey, now);
    setNews(said);
    onChanged();
  }
  const saving = useMutation({
    mutationFn: ({ term, translations }: Pick<Term, 'term' | 'translations'>) =>
      api.topics.setTerm({ body: { topic_id: topicId, term, translations } }),
    onSuccess: (now, { term }) => show(now, text('glossary.added', { term: isolate(term) })),
  });
  const removing = useMutation({
    mutationFn: ({ _id }: Term) => api.topics.removeTerm({ query: { topic_id: topicId, term_id: _id } }),
    onSuccess: (now, removed) => show(now, text('glossary.removed', { term: isolate(removed.term) })),
  });
  return { terms, isError, refetch, saving, removing, news };
}
