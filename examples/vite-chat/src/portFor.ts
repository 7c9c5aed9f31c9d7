import type { Person } from '@franca/chat-kit';
import { createPlainPort, type PlainMessage } from '@franca/chat-kit/port';

const headers = { 'content-type': 'application/json' };

/** Connects the conversation with the routes of `server.js`. */
export const portFor = (viewer: Person) =>
  createPlainPort({
    viewer,
    messages: {
      page: async ({ topicId, before, limit }, { signal }) => {
        const path = `/api/rooms/${topicId}/messages?limit=${limit}&before=${before ?? ''}`;
        const response = await fetch(path, { signal: signal ?? null });
        if (!response.ok) throw new Error('The messages could not be loaded.');
        const messages: PlainMessage[] = await response.json();
        return { messages, hasOlder: messages.length === limit };
      },
      send: async ({ chatId, topicId, text }) => {
        const body = JSON.stringify({ chatId, text, author: viewer });
        const response = await fetch(`/api/rooms/${topicId}/messages`, { method: 'POST', headers, body });
        return response.ok ? { kind: 'stored', message: await response.json() } : { kind: 'retry' };
      },
      subscribe: ({ topicId }, { onMessage, onReconnect }) => {
        const events = new EventSource(`/api/rooms/${topicId}/events`);
        events.onopen = onReconnect;
        events.onmessage = ({ data }) => onMessage(JSON.parse(data));
        return () => events.close();
      },
    },
  });
