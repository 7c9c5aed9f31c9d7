import { api } from '../data/api.ts';
import { clearCache } from '../data/queryClient.ts';
import { closePushed } from './closePushed.ts';
import { forgetInvitation } from './invitation.ts';
import { clearLocalData } from './localData.ts';
import { forgetReturnPath } from './returnPath.ts';
import { session } from './session.ts';

/** Logs out: revokes the token on the server, ignores a failure of that, and deletes everything of this account from the device. */
export async function logOut(): Promise<void> {
  // Without a network the token stays valid on the server; the device forgets it all the same.
  const request = api.auth.logout().catch(() => {});
  await Promise.race([request, new Promise((resolve) => setTimeout(resolve, 3000))]);
  await forgetAccount();
}

/** Ends the session here and deletes everything of this account from the device: the server has ended it already, or was asked to. */
export async function forgetAccount(): Promise<void> {
  const { userId } = session.getState();
  session.getState().end();
  forgetInvitation();
  forgetReturnPath();
  await closePushed();
  await clearCache();
  if (userId) await clearLocalData(userId);
}
