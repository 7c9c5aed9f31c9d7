import { once } from 'node:events';
import { type RawData, WebSocket } from 'ws';
import type { RoomState, ServerMessage } from '../serverFrames.ts';

/** Everything that a participant may have received, and the session that comes with the whole state. */
type Received = RoomState & {
  type: ServerMessage['type'];
  session?: string;
  code?: number;
  status?: string;
  ice_servers?: { urls: string; username?: string; credential?: string }[];
};

/** A client that speaks the SDK's protocol by hand. */
export type SignalClient = {
  socket: WebSocket;
  /** Everything that came, the oldest first. */
  received: Received[];
  /** Sends a frame as it is. */
  frame: (frame: unknown) => void;
  /** Sends a request of the room's protocol. */
  send: (body: object) => void;
  /** The first message that matches, of those that came and of those that come. */
  until: (matches: (message: Received) => boolean) => Promise<Received>;
  /** The code with which the server closed the socket. */
  closed: Promise<number>;
  /** Cuts the connection without a word. */
  cut: () => void;
};

/** Opens a socket without a word. */
export async function openSignals(url: string, headers: Record<string, string> = {}): Promise<SignalClient> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/media`, { headers });
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: RawData) => {
    const frame = JSON.parse(String(data)) as { type: string; body?: Received };
    if (frame.type === 'msg' && frame.body) received.push(frame.body);
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  // Rejects with the error that comes instead; of later ones the closing tells.
  await once(socket, 'open');
  socket.on('error', () => undefined);
  const frame = (content: unknown): void => socket.send(JSON.stringify(content));
  return {
    socket,
    received,
    frame,
    send: (body) => frame({ type: 'msg', body }),
    until: (matches) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = received.find(matches);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
        void closed.then((code) => {
          look();
          const kinds = received.map(({ type, code: error }) => `${type}${error ? ` ${error}` : ''}`);
          if (waiting.has(look))
            reject(new Error(`Closed with ${code} after ${kinds.join(', ') || 'nothing'}.`));
        });
      }),
    closed,
    cut: () => socket.terminate(),
  };
}

/** A participant's request to enter, with a microphone. */
export const connectRequest = (token: string, tracks = ['mic']) => ({
  type: 'connect',
  version: 2,
  token,
  name: 'ignored',
  participant: {
    revision: 1,
    tracks: tracks.map((id) => ({ id, kind: 'audio', name: id, enabled: true, priority: 'standard' })),
  },
  peer_connections: [{ id: 'first', description: { type: 'offer', revision: 1, sdp: 'v=0' } }],
});

/** Opens a socket and begins with a request. */
export async function connectSignals(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<SignalClient> {
  const client = await openSignals(url, headers);
  client.frame({ type: 'hello', id: 'hello', timeout: 5000, version: 2, body });
  return client;
}
