import { chatEvents } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import type { Presence } from '../../ports/Presence.ts';

/**
 * Keeps who can see a page now (docs/behaviour/notifications.md, Visible pages): presence of those sockets of `/chat` that
 * say so. Returns those of some users.
 */
export function connectVisibility(core: Core, { presence }: { presence: Presence }): Presence['onlineAmong'] {
  core.onStop(presence.close);
  core.sockets.listen(chatEvents.visibility, ({ payload, userId, socket }) =>
    payload.visible ? presence.connect(userId, socket.id) : presence.disconnect(userId, socket.id),
  );
  core.sockets.onConnection('/chat', {
    connected: async () => undefined,
    disconnected: presence.disconnect,
  });
  return presence.onlineAmong;
}
