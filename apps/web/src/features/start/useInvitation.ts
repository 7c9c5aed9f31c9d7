import { isRetryable } from '@franca/api-client';
import { useEffect } from 'react';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { useStartChat } from '../../lib/people/useStartChat.ts';
import { forgetInvitation, keptInvitation } from '../../lib/session/invitation.ts';

/** Opens the conversation with the person whose invitation led here; one's own invitation opens nothing. */
export function useInvitation(viewerId: string): void {
  const { openTopic } = useChatAddress();
  const { ensure } = useStartChat();
  useEffect(() => {
    const inviter = keptInvitation();
    if (inviter === null) return;
    if (inviter === viewerId) return forgetInvitation();
    ensure({ _id: inviter }).then(
      (topicId) => {
        forgetInvitation();
        openTopic(topicId);
      },
      (error: unknown) => {
        // The mutation shows the failure. Without a connection the invitation stays for the next start.
        if (!isRetryable(error)) forgetInvitation();
      },
    );
  }, []);
}
