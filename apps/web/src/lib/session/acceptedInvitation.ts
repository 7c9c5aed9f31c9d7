import { keptInvitation } from './invitation.ts';

const key = 'invitation-accepted';

/** Accepts the invitation that is kept: whoever makes an account after following one wants to talk to that person. */
export function acceptInvitation(): void {
  const inviter = keptInvitation();
  if (inviter) localStorage.setItem(key, inviter);
}

/** Whether it was accepted by a new account; asked once. */
export function takeAccepted(inviter: string): boolean {
  const isAccepted = localStorage.getItem(key) === inviter;
  localStorage.removeItem(key);
  return isAccepted;
}
