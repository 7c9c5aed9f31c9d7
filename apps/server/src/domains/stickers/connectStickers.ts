import { chatEvents, endpoints } from '@franca/contract';
import type { Core } from '../../core/Core.ts';
import { repeat } from '../../core/repeat.ts';
import { createStickers, type StickersOptions } from './createStickers.ts';
import type { Stickers } from './Stickers.ts';

/** What stickers need of the other domains. */
export type StickersDeps = Pick<StickersOptions, 'chat' | 'files' | 'isScheduled'>;

const purgeEveryMs = 3_600_000;

/** Builds stickers of people over the core, registers their routes, and forgets now and then those that were removed. */
export function connectStickers(core: Core, deps: StickersDeps): Stickers {
  const { clock, database, route, sockets } = core;
  const publisher = sockets.publisher('/chat');
  const announce = (userId: string): void => publisher.toUser(userId, chatEvents.stickersChanged, {}, {});
  const stickers = createStickers({ ...deps, db: database.db, clock, announce });
  const { list, add, copy, remove, restore } = endpoints.stickers;
  route(list, ({ userId }) => stickers.list(userId));
  route(add, ({ userId, body }) => stickers.add(userId, { url: body.file_url, name: body.name }));
  route(copy, ({ members, body }) => stickers.copy(members, body.chat_id));
  route(remove, ({ userId, query }) => stickers.remove(userId, query.sticker_id));
  route(restore, ({ userId, body }) => stickers.restore(userId, body.sticker_id));
  repeat(core, 'purge of removed stickers', purgeEveryMs, stickers.purge);
  return stickers;
}
