import type { User } from '@franca/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../../lib/data/api.ts';

/** Opens the private conversation with a person, or the one that exists; where the plan allows no further one, the plans open. */
export function useStartChat() {
  const client = useQueryClient();
  const { openTopic } = useChatAddress();
  const starting = useMutation({
    mutationFn: (person: Pick<User, '_id' | 'name'>) =>
      api.topics.createPrivate({
        body: { target_user_id: person._id, topic_name: person.name, check_permission: true },
      }),
    onSuccess: () => client.invalidateQueries(queries.topics.list()),
  });
  const ensure = async (person: Pick<User, '_id' | 'name'>): Promise<string> =>
    (await starting.mutateAsync(person))._id;
  return {
    /** Opens it. */
    start: (person: Pick<User, '_id' | 'name'>): void =>
      starting.mutate(person, { onSuccess: ({ _id }) => openTopic(_id) }),
    /** Its id. */
    ensure,
    startingId: starting.isPending ? starting.variables._id : null,
  };
}
