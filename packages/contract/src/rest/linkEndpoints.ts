import * as z from 'zod';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { linkPreviewSchema, webAddressSchema } from '../models/linkPreview.ts';
import { text } from '../schema/text.ts';

/** Previews of links. */
export const linkEndpoints = {
  preview: defineEndpoint({
    id: 'links.preview',
    method: 'POST',
    path: '/link/preview',
    access: access.self,
    feature: null,
    limit: 'linkPreviews',
    body: z.object({ url: webAddressSchema }),
    data: linkPreviewSchema.nullable(),
    errors: [],
    extension: true,
    behaviour: 'messages#link-previews',
    summary: 'What the page at an address says about itself; null where there is nothing to show.',
  }),
  picture: defineEndpoint({
    id: 'links.picture',
    method: 'GET',
    path: '/link/picture/{key}',
    access: access.link('params', 'key'),
    feature: null,
    limit: 'downloads',
    params: z.object({ key: text(100) }),
    responds: 'binary',
    data: z.null(),
    errors: ['file_not_found'],
    extension: true,
    behaviour: 'messages#link-previews',
    summary: 'The picture of a preview: WebP, at most 240 pixels wide and high.',
  }),
};
