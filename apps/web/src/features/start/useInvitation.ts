import { useEffect } from 'react';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { hasInvitation } from '../../lib/session/invitation.ts';

/** Accepts the invitation that led here, if one did. */
export function useInvitation(viewerId: string): void {
  const { openTopic } = useChatAddress();
  useEffect(() => {
    if (hasInvitation())
      void import('./acceptInvitation.ts').then((module) => module.acceptInvitation(viewerId, openTopic));
  }, []);
}
