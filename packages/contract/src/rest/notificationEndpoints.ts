import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { notificationSchema } from '../models/notification.ts';
import { filledText } from '../schema/text.ts';
import { flagSchema, idSchema, pageQuery } from '../schema/values.ts';
import { notificationRequests } from './notificationRequests.ts';

/** The notification column, and push to devices. */
export const notificationEndpoints = {
  list: defineEndpoint({
    ...notificationRequests.list,
    limit: 'reads',
    query: z.object(pageQuery(limits.notificationPage)),
    data: z.object({ notifications: z.array(notificationSchema), unread_count: z.int() }),
    errors: [],
    extension: true,
    behaviour: 'notifications#notification-column',
    summary: "The caller's notifications, newest first, and how many are unread.",
  }),
  read: defineEndpoint({
    ...notificationRequests.read,
    limit: 'writes',
    body: z.object({ notification_id: idSchema.nullable() }),
    data: z.object({ unread_count: z.int() }),
    errors: [],
    extension: true,
    behaviour: 'notifications#read-state',
    summary:
      "Marks one of the caller's notifications as read, or all of them (null); a second time changes nothing.",
  }),
  pushKey: defineEndpoint({
    ...notificationRequests.pushKey,
    limit: 'reads',
    data: z.object({ public_key: z.string() }),
    errors: [],
    extension: true,
    behaviour: 'notifications#push-registration',
    summary: "The server's public VAPID key, with which a browser subscribes.",
  }),
  fcm: defineEndpoint({
    ...notificationRequests.fcm,
    limit: 'writes',
    body: z.object({
      token: filledText(limits.token),
      device_type: z.enum(['web', 'android', 'ios']).default('web'),
      /** Extension: leaves texts and names out of what is pushed to this device; false when left out. */
      hide_text: flagSchema.optional(),
    }),
    data: z.null(),
    errors: [],
    behaviour: 'notifications#push-registration',
    summary:
      "Registers a device for push as long as the session lasts: a Web Push subscription's JSON, or an FCM token.",
  }),
  removeDevice: defineEndpoint({
    ...notificationRequests.removeDevice,
    limit: 'writes',
    data: z.null(),
    errors: [],
    extension: true,
    behaviour: 'notifications#push-registration',
    summary: 'Ends push to the device of this session.',
  }),
};
