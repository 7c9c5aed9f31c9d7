import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { stickerSchema } from '../models/sticker.ts';
import { linkSchema, removeDirectionControls, text } from '../schema/text.ts';
import { idSchema } from '../schema/values.ts';
import { stickerRequests } from './stickerRequests.ts';

const behaviour = 'attachments#own-stickers';

/** An emoji or some words on one line; nothing, where the person says nothing. */
const name = text(limits.stickerName)
  .overwrite((value) => removeDirectionControls(value).replaceAll(/\s+/g, ' ').trim())
  .default('');

const stickerId = z.object({ sticker_id: idSchema });
const stickers = z.array(stickerSchema);

/** Stickers of one's own; each change returns all of them, the newest first. */
export const stickerEndpoints = {
  list: defineEndpoint({
    ...stickerRequests.list,
    limit: 'reads',
    data: stickers,
    errors: [],
    extension: true,
    behaviour,
    summary: "The caller's own stickers, the newest first.",
  }),
  add: defineEndpoint({
    ...stickerRequests.add,
    limit: 'stickers',
    body: z.object({ file_url: linkSchema, name }),
    data: stickers,
    errors: ['file_not_found', 'file_too_large', 'file_type_refused', 'stickers_full'],
    extension: true,
    behaviour,
    summary:
      "Adds a picture that the caller uploaded to the folder `sticker` to the caller's own stickers; a second time changes nothing.",
  }),
  copy: defineEndpoint({
    ...stickerRequests.copy,
    limit: 'stickers',
    body: z.object({ topic_id: idSchema, chat_id: text(80) }),
    data: stickers,
    errors: [
      'topic_not_found',
      'message_not_found',
      'sticker_not_found',
      'file_not_found',
      'stickers_full',
      'upload_limit_reached',
    ],
    extension: true,
    behaviour,
    summary:
      "Copies the own sticker of somebody that a message holds to the caller's own stickers; the file counts as an upload of the caller. A second time changes nothing.",
  }),
  remove: defineEndpoint({
    ...stickerRequests.remove,
    limit: 'stickers',
    query: stickerId,
    data: stickers,
    errors: ['sticker_not_found'],
    extension: true,
    behaviour,
    summary: "Removes one of the caller's own stickers; messages that show it keep it.",
  }),
  restore: defineEndpoint({
    ...stickerRequests.restore,
    limit: 'stickers',
    body: stickerId,
    data: stickers,
    errors: ['sticker_not_found', 'stickers_full'],
    extension: true,
    behaviour,
    summary: 'Brings a sticker back that the caller removed within the last day.',
  }),
};
