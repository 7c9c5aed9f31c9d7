import * as z from 'zod';
import { avatarSizes } from '../constants/avatarSizes.ts';
import { limits } from '../constants/limits.ts';
import { uploadFolders } from '../constants/uploadLimits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { uploadSlotSchema } from '../models/attachment.ts';
import { shownName, text } from '../schema/text.ts';
import { wholeNumber } from '../schema/values.ts';
import { fileRequests } from './fileRequests.ts';

const fileName = shownName(limits.fileName, 'A file needs a name.').toLowerCase();

/** File names as an array or separated by commas; they arrive as an array in lower case. */
const fileNames = z
  .union([z.array(z.string()), z.string().max(limits.filesPerSelection * (limits.fileName + 1))])
  .transform((value) => (typeof value === 'string' ? value.split(',') : value))
  .pipe(
    z
      .array(fileName)
      .min(1)
      .max(limits.filesPerSelection, `You have picked too many files. Limit is ${limits.filesPerSelection}`),
  );

/** Bytes of each file, so that what is too much is refused before it is sent. */
const fileSizes = z.array(wholeNumber(0, Number.MAX_SAFE_INTEGER)).max(limits.filesPerSelection);

/** The key of a stored file: one path segment, chosen by the server. */
const params = z.object({ key: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,299}$/) });

/** The fields of a signed link: when it ends (seconds since 1970) and the HMAC over it. */
const signed = z.object({
  expires: wholeNumber(0, 253_402_300_800),
  signature: text(200),
  name: text(limits.fileName).optional(),
});

/** A smaller version of an avatar. */
const size = z.coerce.number<number | string>().pipe(z.literal([...avatarSizes]));

/** Upload and download. */
export const fileEndpoints = {
  presigned: defineEndpoint({
    ...fileRequests.presigned,
    limit: 'uploadSlots',
    body: z
      .object({ file_names: fileNames, folder: z.enum(uploadFolders), file_sizes: fileSizes.optional() })
      .refine(({ file_names, file_sizes }) => !file_sizes || file_sizes.length === file_names.length, {
        message: 'Each file needs its size.',
        path: ['file_sizes'],
      }),
    data: z.array(uploadSlotSchema),
    errors: ['verification_required', 'file_too_large', 'upload_limit_reached'],
    behaviour: 'files#upload-slots',
    summary: 'One upload slot per file name; a registration token opens the folder avatar only.',
  }),
  upload: defineEndpoint({
    ...fileRequests.upload,
    limit: 'uploads',
    params,
    query: signed,
    accepts: 'binary',
    data: z.null(),
    errors: [
      'upload_expired',
      'upload_limit_reached',
      'file_not_found',
      'file_too_large',
      'file_type_refused',
    ],
    extension: true,
    behaviour: 'files#upload',
    summary: 'Takes the bytes of one file at the signed upload_url; 200 OK when stored.',
  }),
  download: defineEndpoint({
    ...fileRequests.download,
    limit: 'downloads',
    params,
    query: signed.partial().extend({ size: size.optional() }),
    data: z.null(),
    errors: ['file_not_found', 'file_too_large', 'file_type_refused'],
    extension: true,
    behaviour: 'files#download',
    summary:
      'The bytes of one file at its download_url, with ranges; with `size` the smaller version of an avatar.',
  }),
};
