import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../strings/texts.ts';
import { useChatAddress } from '../chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../data/api.ts';
import { errorText } from '../data/errorText.ts';
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
    /** Deletes a group for everybody; a failure is a toast, and rejects with an `AbortError`. */
    remove: async (topicId: string): Promise<void> => {
      try {
        await api.groups.delete({ query: { topic_id: topicId } });
      } catch (error) {
        toasts.show({ style: 'error', content: errorText(error) });
        throw new DOMException('The group was not deleted.', 'AbortError');
      }
      await import('./offerRestore.ts').then(
        ({ offerRestore }) => offerRestore({ topicId, name: '' }),
        () => toasts.show({ style: 'success', content: text('groups.deleted') }),
      );
      await client.invalidateQueries(queries.topics.list());
    },
  };
}
