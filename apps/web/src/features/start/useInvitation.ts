import { useEffect } from 'react';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { api, queries } from '../../lib/data/api.ts';
import { queryClient } from '../../lib/data/queryClient.ts';
import { takeInvitation } from '../../lib/session/invitation.ts';

/** Begins the conversation with the person whose invitation led here; one's own invitation leads nowhere. */
export function useInvitation(viewerId: string): void {
  const { openTopic } = useChatAddress();
  useEffect(() => {
    const inviter = takeInvitation();
    if (inviter === null || inviter === viewerId) return;
    const body = { target_user_id: inviter, check_permission: true };
    // Where the plan allows no further conversation the plans open; an unknown person leaves the chats as they are.
    api.topics.createPrivate({ body }).then(
      async ({ _id }) => {
        await queryClient.invalidateQueries(queries.topics.list());
        openTopic(_id);
      },
      () => {},
    );
  }, []);
}
