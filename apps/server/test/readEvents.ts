import { endpoints } from '@franca/contract';
import type { Person } from './world.ts';

/** One server-sent event with its data as JSON. */
export type SentEvent = { event: string; data: Record<string, unknown> };

/** An answer that comes piece by piece. */
export type EventReader = {
  status: number;
  headers: Headers;
  /** The next event; undefined at the end. */
  next: () => Promise<SentEvent | undefined>;
  /** All that follow. */
  rest: () => Promise<SentEvent[]>;
  /** Leaves before the end. */
  leave: () => void;
};

/** Asks for an answer of the assistant as server-sent events, over a real connection to the person's server. */
export async function readEvents(
  { address, token }: Pick<Person, 'address' | 'token'>,
  name: 'create' | 'regenerate' | 'stream',
  input: object,
): Promise<EventReader> {
  const { method, path } = endpoints.assistant[name];
  const controller = new AbortController();
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const response = await fetch(`${address}/api${path}${query}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
    signal: controller.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  async function next(): Promise<SentEvent | undefined> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const event = /^event: (.*)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (event !== undefined && data !== undefined) return { event, data: JSON.parse(data) };
        continue;
      }
      const piece = await reader?.read();
      if (!piece || piece.done) return undefined;
      text += piece.value;
    }
  }

  return {
    status: response.status,
    headers: response.headers,
    next,
    rest: async () => {
      const events: SentEvent[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    leave: () => controller.abort(),
  };
}
