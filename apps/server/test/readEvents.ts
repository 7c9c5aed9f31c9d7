import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { endpoints } from '@franca/contract';
import type { Person } from './world.ts';

/** One server-sent event with its data as JSON. */
export type SentEvent = { event: string; data: Record<string, unknown> };

/** An answer that comes piece by piece. */
export type EventReader = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Ids of the conversation and of the answer, as the headers name them. */
  topic: string;
  message: string;
  /** The next event; undefined at the end. */
  next: () => Promise<SentEvent | undefined>;
  /** All that follow. */
  rest: () => Promise<SentEvent[]>;
  /** Leaves before the end. */
  leave: () => void;
};

async function* eventsOf(response: IncomingMessage): AsyncGenerator<SentEvent, undefined> {
  let text = '';
  response.setEncoding('utf8');
  for await (const piece of response) {
    text += piece;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const block = text.slice(0, end);
      text = text.slice(end + 2);
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) };
    }
  }
  return undefined;
}

/** Asks for an answer of the assistant as server-sent events, over a connection of its own to a server of the person. */
export async function readEvents(
  { address, token }: Pick<Person, 'address' | 'token'>,
  name: 'create' | 'regenerate' | 'stream',
  input: object,
): Promise<EventReader> {
  const { method, path } = endpoints.assistant[name];
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const sent = request(`${address}/api${path}${query}`, {
    method,
    // No pool: a connection that it opens and does not use keeps a server from ending.
    agent: false,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      // As browsers do; a compressed stream would be held back.
      'accept-encoding': 'gzip, br',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
  });
  sent.end(method === 'POST' ? JSON.stringify(input) : undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  // Whoever leaves expects no end.
  sent.on('error', () => undefined);
  const events = eventsOf(response);
  const { statusCode: status = 0, headers } = response;

  const next = async (): Promise<SentEvent | undefined> => (await events.next()).value;
  return {
    status,
    headers,
    topic: String(headers['x-assistant-topic'] ?? ''),
    message: String(headers['x-assistant-message'] ?? ''),
    next,
    rest: async () => {
      const rest: SentEvent[] = [];
      for (let event = await next(); event; event = await next()) rest.push(event);
      return rest;
    },
    leave: () => sent.destroy(),
  };
}
