import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../lib/data/api.ts';
import { useSession } from '../../lib/session/session.ts';
import type { ChoosablePerson } from './PeoplePicker.tsx';

/** The people of one's private conversations, the newest first, without those who are blocked or gone; friends are among them. */
export function useChatPartners(): readonly ChoosablePerson[] {
  const viewerId = useSession(({ userId }) => userId);
  const { data: topics } = useQuery(queries.topics.list());
  return useMemo(
    () =>
      (topics ?? [])
        .filter(({ is_group, is_block, is_read_only }) => !is_group && !is_block && !is_read_only)
        .flatMap(({ members }) => members.filter(({ _id }) => _id !== viewerId)),
    [topics, viewerId],
  );
}
