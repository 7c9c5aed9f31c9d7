import type { ChatServices } from '../../context/ChatContext.ts';
import type { ForwardingOptions } from './createForwarding.ts';

/** How a conversation forwards: over its port, with client ids that the outbox has reserved. */
export const forwardingOf = ({ port, outbox }: Pick<ChatServices, 'port' | 'outbox'>): ForwardingOptions => ({
  reserveChatId: outbox.reserveChatId,
  forward: async ({ target, ...copy }) => {
    if (target.kind === 'group') await port.forward?.groups?.send({ ...copy, topicId: target.id }, {});
    else await port.forward?.send({ ...copy, userId: target.id }, {});
  },
  forwardedTo: async (request) => (await port.forward?.targets?.(request, {})) ?? [],
});
