import type { Outbox } from '../outbox/Outbox.ts';
import type { ChatDataPort } from '../session/ChatDataPort.ts';
import type { ForwardingOptions } from './createForwarding.ts';

/** What forwarding stands on. */
interface ForwardingServices {
  readonly port: Pick<ChatDataPort, 'forward'>;
  readonly outbox: Pick<Outbox, 'reserveChatId'>;
}

/** How a conversation forwards: over its port, with client ids that the outbox has reserved. */
export const forwardingOf = ({ port, outbox }: ForwardingServices): ForwardingOptions => ({
  reserveChatId: outbox.reserveChatId,
  forward: async ({ target, ...copy }) => {
    if (target.kind === 'group') await port.forward?.groups?.send({ ...copy, topicId: target.id }, {});
    else await port.forward?.send({ ...copy, userId: target.id }, {});
  },
  forwardedTo: async (request) => (await port.forward?.targets?.(request, {})) ?? [],
});
