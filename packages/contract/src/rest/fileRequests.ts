import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Upload and download. */
export const fileRequests = defineRequests({
  presigned: {
    id: 'files.presigned',
    method: 'POST',
    path: '/file/presigned',
    access: access.registration,
    feature: null,
  },
  upload: {
    id: 'files.upload',
    method: 'PUT',
    path: '/file/{key}',
    access: access.link('params', 'key'),
    feature: null,
  },
  download: {
    id: 'files.download',
    method: 'GET',
    path: '/file/{key}',
    access: access.link('params', 'key'),
    feature: null,
    responds: 'binary',
  },
});
