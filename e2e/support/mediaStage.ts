import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Browser, BrowserContext } from '@playwright/test';
import { createEmbeddedRooms } from '../../apps/server/src/adapters/media/embedded/createEmbeddedRooms.ts';
import type { IceOptions } from '../../apps/server/src/adapters/media/embedded/createIceServers.ts';
import { createLoneNode } from '../../apps/server/src/adapters/media/embedded/RoomNodes.ts';
import { contentSecurityPolicy } from '../../apps/server/src/http/contentSecurityPolicy.ts';
import type { MediaRooms } from '../../apps/server/src/ports/MediaRooms.ts';
import { enterRoomIn, type RoomEntryOptions, type RoomPage } from './roomPage.ts';

/** The rooms without the rest of a server; their sockets can be cut, and they can be started anew. */
export interface MediaStage {
  /** The rooms as they run now. */
  rooms(): MediaRooms;
  /** Opens a page for one person, and enters the room `call`. */
  enter(userId: string, options?: RoomEntryOptions): Promise<RoomPage>;
  /** Cuts all sockets without a word, and takes none until `meanwhile` is done. */
  cut(meanwhile: () => Promise<void>): Promise<void>;
  /** How often somebody has tried to connect. */
  attempts(): number;
  /** Ends the rooms as a server does that is stopped, and starts them anew on the same port. */
  restart(): Promise<void>;
  dispose(): Promise<void>;
}

const sdkFile = createRequire(import.meta.url).resolve('twilio-video/dist/twilio-video.min.js');

/** The policy of the app's own pages, on a server without other hosts. */
const policy = Object.entries(contentSecurityPolicy({ storage: undefined, others: [] }))
  .map(([name, values]) => `${name} ${values.join(' ')}`)
  .join('; ');

function createPages(): Server {
  return createServer((request, response) => {
    const isSdk = request.url === '/sdk.js';
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', isSdk ? 'text/javascript' : 'text/html');
    if (isSdk) createReadStream(sdkFile).pipe(response);
    else response.end('<!doctype html><title>Room</title><script src="/sdk.js"></script>');
  });
}

/** Serves rooms and pages with the SDK on a free port of the loopback interface. */
export async function openMediaStage(
  browser: Browser,
  ice: IceOptions = { stunUrls: [], turn: undefined },
): Promise<MediaStage> {
  const http = createPages();
  const sockets = new Set<Duplex>();
  const contexts: BrowserContext[] = [];
  let isCut = false;
  let attempts = 0;
  http.prependListener('upgrade', (_request, socket) => {
    attempts += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isCut) socket.destroy();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const start = () =>
    createEmbeddedRooms({
      http,
      addressOf: ({ socket }) => socket.remoteAddress ?? '',
      secret: 'the secret of this stage',
      clock: () => new Date(),
      log: { error: () => undefined },
      publicUrl: url,
      ice,
      nodes: createLoneNode(),
      admit: async () => true,
    });
  let rooms = await start();

  return {
    rooms: () => rooms,
    enter: async (userId, options = {}) => {
      const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(url);
      const { token, signalingUrl = '' } = await rooms.issueToken({ room: 'call', userId });
      return enterRoomIn(page, { token, url: signalingUrl, options });
    },
    cut: async (meanwhile) => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      await meanwhile();
      isCut = false;
    },
    attempts: () => attempts,
    restart: async () => {
      await rooms.close();
      rooms = await start();
    },
    dispose: async () => {
      for (const context of contexts) await context.close();
      await rooms.close();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
