import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Stickers of one's own. */
export const stickerRequests = defineRequests({
  list: {
    id: 'stickers.list',
    method: 'GET',
    path: '/sticker',
    access: access.self,
    feature: null,
  },
  add: {
    id: 'stickers.add',
    method: 'POST',
    path: '/sticker',
    access: access.self,
    feature: null,
  },
  copy: {
    id: 'stickers.copy',
    method: 'POST',
    path: '/sticker/copy',
    access: access.topicMember('body', 'topic_id'),
    feature: null,
  },
  remove: {
    id: 'stickers.remove',
    method: 'DELETE',
    path: '/sticker',
    access: access.self,
    feature: null,
  },
  restore: {
    id: 'stickers.restore',
    method: 'POST',
    path: '/sticker/restore',
    access: access.self,
    feature: null,
  },
});
