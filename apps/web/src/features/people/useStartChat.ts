import { ApiError } from '@franca/api-client';
import type { User } from '@franca/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../../lib/data/api.ts';

const isNotPermitted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_permitted';

/** Opens the private conversation with a person, or the one that exists; the plans where the person's plan allows no further one. */
export function useStartChat() {
  const client = useQueryClient();
  const { openTopic, openDialog } = useChatAddress();
  const starting = useMutation({
    mutationFn: (person: Pick<User, '_id' | 'name'>) =>
      api.topics.createPrivate({
        body: { target_user_id: person._id, topic_name: person.name, check_permission: true },
      }),
    onSuccess: async ({ _id }) => {
      await client.invalidateQueries(queries.topics.list());
      openTopic(_id);
    },
    onError: (error) => isNotPermitted(error) && openDialog('plans'),
    meta: { handles: isNotPermitted },
  });
  return { start: starting.mutate, startingId: starting.isPending ? starting.variables._id : null };
}
