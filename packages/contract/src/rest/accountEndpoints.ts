import * as z from 'zod';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { deviceSchema } from '../models/device.ts';
import { verificationCodeSchema } from '../schema/signIn.ts';
import { filledText } from '../schema/text.ts';
import { idSchema, timestampSchema } from '../schema/values.ts';
import { accountRequests } from './accountRequests.ts';

/** The account as a whole: where it is signed in, a copy of its data, its end. */
export const accountEndpoints = {
  devices: defineEndpoint({
    ...accountRequests.devices,
    limit: 'reads',
    data: z.array(deviceSchema),
    errors: [],
    extension: true,
    behaviour: 'account-data#devices',
    summary: 'The devices on which the caller is signed in: the one that asks first, then by their last use.',
  }),
  signOutDevice: defineEndpoint({
    ...accountRequests.signOutDevice,
    limit: 'writes',
    query: z.object({ device_id: idSchema }),
    data: z.null(),
    errors: ['device_not_found'],
    extension: true,
    behaviour: 'account-data#devices',
    summary: "Ends the session of one of the caller's devices, and its sockets, at once.",
  }),
  signOutOthers: defineEndpoint({
    ...accountRequests.signOutOthers,
    limit: 'writes',
    data: z.object({ count: z.int().min(0) }),
    errors: [],
    extension: true,
    behaviour: 'account-data#devices',
    summary:
      'Ends all sessions of the caller but the one that asks, and their sockets, at once; `count` says how many.',
  }),
  requestExport: defineEndpoint({
    ...accountRequests.requestExport,
    limit: 'exports',
    data: z.object({ url: z.string(), expires_at: timestampSchema }),
    errors: [],
    extension: true,
    behaviour: 'account-data#download-of-ones-data',
    summary:
      "Gives out an address, valid for a short time, at which an archive of the caller's data is downloaded.",
  }),
  export: defineEndpoint({
    ...accountRequests.export,
    limit: 'downloads',
    params: z.object({ key: filledText(400) }),
    data: z.null(),
    errors: ['file_not_found'],
    extension: true,
    behaviour: 'account-data#download-of-ones-data',
    summary:
      "A ZIP archive with the profile, friends, conversations and files of the link's owner, made while it is sent.",
  }),
  requestDeletion: defineEndpoint({
    ...accountRequests.requestDeletion,
    limit: 'writes',
    data: z.object({
      /** How the code travels. */
      channel: z.enum(['sms', 'email']),
      /** Where to, with the middle hidden: `+61 ••• 123`, `m•••@example.org`. */
      to: z.string(),
    }),
    errors: ['user_not_found', 'address_needed', 'delivery_failed'],
    extension: true,
    behaviour: 'account-data#deletion-of-an-account',
    summary:
      'Sends a 6-digit code, by SMS to accounts with a phone number and by email to others, that confirms the deletion.',
  }),
  delete: defineEndpoint({
    ...accountRequests.delete,
    limit: 'deletions',
    body: z.object({ code: verificationCodeSchema }),
    data: z.null(),
    errors: ['user_not_found', 'code_invalid', 'code_expired', 'code_exhausted'],
    extension: true,
    behaviour: 'account-data#deletion-of-an-account',
    summary:
      'Deletes the account of the caller: signs it out everywhere at once, removes everything else soon after.',
  }),
};
