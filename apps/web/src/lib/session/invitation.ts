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

/** Takes the invitation that was kept, once: the id of the person who invited; null for none. */
export function takeInvitation(): string | null {
  const inviter = localStorage.getItem(key);
  if (inviter !== null) localStorage.removeItem(key);
  return inviter;
}

/** Whether an invitation was kept. */
export const hasInvitation = (): boolean => localStorage.getItem(key) !== null;
