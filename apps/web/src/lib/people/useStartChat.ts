import type { User } from '@franca/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useChatAddress } from '../chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../data/api.ts';

/** Somebody to write to, with the name where it is known. */
type Addressee = Pick<User, '_id'> & Partial<Pick<User, 'name'>>;

/** Opens the private conversation with a person, or the one that exists; where the plan allows no further one, the plans open. */
export function useStartChat() {
  const client = useQueryClient();
  const { openTopic } = useChatAddress();
  const starting = useMutation({
    mutationFn: ({ _id, name }: Addressee) =>
      api.topics.createPrivate({
        body: { target_user_id: _id, topic_name: name ?? null, check_permission: true },
      }),
    onSuccess: () => client.invalidateQueries(queries.topics.list()),
  });
  const ensure = async (person: Addressee): Promise<string> => (await starting.mutateAsync(person))._id;
  return {
    /** Opens it. */
    start: (person: Addressee): void => starting.mutate(person, { onSuccess: ({ _id }) => openTopic(_id) }),
    /** Its id. */
    ensure,
    startingId: starting.isPending ? starting.variables._id : null,
  };
}
