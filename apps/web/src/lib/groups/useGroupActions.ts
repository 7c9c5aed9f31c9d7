import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../strings/texts.ts';
import { useChatAddress } from '../chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../data/api.ts';
import { toasts } from '../data/toasts.ts';
import { usePlan } from '../data/usePlan.ts';

/** What is done with groups from several places; what the plan does not include opens the plans. */
export function useGroupActions() {
  const text = useText();
  const client = useQueryClient();
  const { includes } = usePlan();
  const { openDialog, openPlans } = useChatAddress();
  const isIncluded = includes('groupChat');
  return {
    /** Begins a group, with a person in it if one is named. */
    create: (personId?: string): void =>
      isIncluded ? openDialog('newGroup', personId) : openPlans('groupChat'),
    /** Adds people to a group. */
    addMembers: (topicId: string): void =>
      isIncluded ? openDialog('addMembers', topicId) : openPlans('groupChat'),
    /** Deletes a group for everybody; rejects with the sentence of a refusal. */
    remove: async (topicId: string): Promise<void> => {
      await api.groups.delete({ query: { topic_id: topicId } });
      await import('./offerRestore.ts').then(
        ({ offerRestore }) => offerRestore({ topicId, name: '' }),
        () => toasts.show({ style: 'success', content: text('groups.deleted') }),
      );
      await client.invalidateQueries(queries.topics.list());
    },
  };
}
