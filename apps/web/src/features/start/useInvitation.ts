import { isRetryable } from '@franca/api-client';
import { useEffect } from 'react';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { useStartChat } from '../../lib/people/useStartChat.ts';
import { acceptInvitation, takeAccepted } from '../../lib/session/acceptedInvitation.ts';
import { forgetInvitation, keptInvitation } from '../../lib/session/invitation.ts';

/**
 * Opens the conversation with the person whose invitation led to this account. Somebody who has one already is shown that person's
 * profile: any page of the web could lead here, and a conversation would tell its author who came. One's own invitation opens nothing.
 */
export function useInvitation(viewerId: string): void {
  const { openPerson, openTopic } = useChatAddress();
  const { ensure } = useStartChat();
  useEffect(() => {
    const inviter = keptInvitation();
    if (inviter === null) return;
    if (inviter === viewerId) return forgetInvitation();
    if (!takeAccepted(inviter)) {
      forgetInvitation();
      return openPerson(inviter);
    }
    ensure({ _id: inviter }).then(
      (topicId) => {
        forgetInvitation();
        openTopic(topicId);
      },
      (error: unknown) => {
        // The mutation shows the failure. Without a connection the invitation stays for the next start.
        if (isRetryable(error)) acceptInvitation();
        else forgetInvitation();
      },
    );
  }, []);
}
