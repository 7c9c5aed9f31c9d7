import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Previews of links. */
export const linkRequests = defineRequests({
  preview: {
    id: 'links.preview',
    method: 'POST',
    path: '/link/preview',
    access: access.self,
    feature: null,
  },
  picture: {
    id: 'links.picture',
    method: 'GET',
    path: '/link/picture/{key}',
    access: access.link('params', 'key'),
    feature: null,
    responds: 'binary',
  },
});
