import * as z from 'zod';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { linkPreviewSchema, webAddressSchema } from '../models/linkPreview.ts';
import { text } from '../schema/text.ts';
import { linkRequests } from './linkRequests.ts';

/** Previews of links. */
export const linkEndpoints = {
  preview: defineEndpoint({
    ...linkRequests.preview,
    limit: 'linkPreviews',
    body: z.object({ url: webAddressSchema }),
    data: linkPreviewSchema.nullable(),
    errors: [],
    extension: true,
    behaviour: 'messages#link-previews',
    summary: 'What the page at an address says about itself; null where there is nothing to show.',
  }),
  picture: defineEndpoint({
    ...linkRequests.picture,
    limit: 'downloads',
    params: z.object({ key: text(100) }),
    data: z.null(),
    errors: ['file_not_found'],
    extension: true,
    behaviour: 'messages#link-previews',
    summary: 'The picture of a preview: WebP, at most 240 pixels wide and high.',
  }),
};
