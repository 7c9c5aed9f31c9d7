import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '../../lib/data/api.ts';
import { useSession } from '../../lib/session/session.ts';
import type { ChoosablePerson } from './PeoplePicker.tsx';

/** The other people of one's private conversations. */
export interface ChatPartners {
  /** Who can be chosen. */
  readonly partners: readonly ChoosablePerson[];
  /** Who cannot, because the viewer has blocked them. */
  readonly blocked: readonly ChoosablePerson[];
}

/** The people of one's private conversations, the newest first, without those who are gone; friends are among them. */
export function useChatPartners(): ChatPartners {
  const viewerId = useSession(({ userId }) => userId);
  const { data: topics } = useQuery(queries.topics.list());
  return useMemo(() => {
    const direct = (topics ?? []).filter(({ is_group, is_read_only }) => !is_group && !is_read_only);
    const peopleOf = (isBlocked: boolean) =>
      direct
        .filter(({ is_block }) => is_block === isBlocked)
        .flatMap(({ members }) => members.filter(({ _id }) => _id !== viewerId));
    return { partners: peopleOf(false), blocked: peopleOf(true) };
  }, [topics, viewerId]);
}
