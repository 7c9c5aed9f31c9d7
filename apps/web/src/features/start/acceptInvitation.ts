import { api, queries } from '../../lib/data/api.ts';
import { queryClient } from '../../lib/data/queryClient.ts';
import { takeInvitation } from '../../lib/session/invitation.ts';

/** Begins the conversation with the person whose invitation led here; one's own invitation leads nowhere. */
export async function acceptInvitation(viewerId: string, openTopic: (id: string) => void): Promise<void> {
  const inviter = takeInvitation();
  if (inviter === null || inviter === viewerId) return;
  const body = { target_user_id: inviter, check_permission: true };
  // Where the plan allows no further conversation the plans open; an unknown person leaves the chats as they are.
  const topic = await api.topics.createPrivate({ body }).catch(() => null);
  if (!topic) return;
  await queryClient.invalidateQueries(queries.topics.list());
  openTopic(topic._id);
}
