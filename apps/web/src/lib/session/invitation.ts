const key = 'invitation';

/** Parameter of an invitation in the address of the chats: the id of the person who invites. */
export const invitationParameter = 'invite';

/** The link by which somebody invites to a conversation with themselves. */
export const invitationLink = (userId: string): string =>
  `${location.origin}/chat?${new URLSearchParams({ [invitationParameter]: userId })}`;

/**
 * Keeps the invitation of an address in this browser until there is an account: a quick link opens another tab, in which
 * nothing else of this one is known.
 */
export function keepInvitation(query: URLSearchParams): void {
  const inviter = query.get(invitationParameter);
  if (inviter) localStorage.setItem(key, inviter);
}

/** The invitation that was kept: the id of the person who invited; null for none. */
export const keptInvitation = (): string | null => localStorage.getItem(key);

/** Forgets it: it was accepted or refused, or somebody logs out. */
export const forgetInvitation = (): void => localStorage.removeItem(key);
