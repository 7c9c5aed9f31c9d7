import type { ForwardPort } from '@franca/chat-kit';
import { toTopic } from './mapping/toTopic.ts';

// Few messages are forwarded.
const load = () => import('./forwardCopies.ts');

/** Sends copies of messages to people and groups, and says who has one already. */
export const createForwardPort = (viewerId: string): ForwardPort => ({
  send: async (request) => (await load()).sendToPerson(request),
  targets: async (request) => (await load()).readTargets(request),
  groups: {
    list: async (options) =>
      (await load()).listGroups((topic) => toTopic(topic, viewerId, new Set()), options),
    send: async (request) => (await load()).sendToGroup(request),
  },
});
