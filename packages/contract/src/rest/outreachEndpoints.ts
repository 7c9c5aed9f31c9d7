import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { validationSentences } from '../errors/validationSentences.ts';
import { email } from '../schema/signIn.ts';
import { filledText } from '../schema/text.ts';

/** Forms of the landing page, and push registration. */
export const outreachEndpoints = {
  appointment: defineEndpoint({
    id: 'outreach.appointment',
    method: 'POST',
    path: '/user/appointment',
    access: access.public,
    feature: null,
    limit: 'enquiries',
    body: z.object({
      name: filledText(100, 'Name is required. Please enter one.'),
      email: email(),
      message: filledText(limits.enquiryText, 'Message is required. Please enter one.'),
    }),
    data: z.null(),
    errors: [],
    stage: 'later',
    behaviour: 'landing#partner-form',
    summary: 'Takes a partner enquiry.',
  }),
  subscribe: defineEndpoint({
    id: 'outreach.subscribe',
    method: 'POST',
    path: '/user/subscribe',
    access: access.public,
    feature: null,
    limit: 'enquiries',
    body: z.object({ email: email(validationSentences.newsletterEmailInvalid) }),
    data: z.null(),
    errors: [],
    stage: 'later',
    behaviour: 'landing#newsletter',
    summary: 'Adds an address to the newsletter; a second time changes nothing.',
  }),
  fcm: defineEndpoint({
    id: 'outreach.fcm',
    method: 'POST',
    path: '/user/fcm',
    access: access.self,
    feature: null,
    limit: 'writes',
    body: z.object({
      token: filledText(limits.token),
      device_type: z.enum(['web', 'android', 'ios']).default('web'),
    }),
    data: z.null(),
    errors: [],
    stage: 'later',
    behaviour: 'notifications#push-registration',
    summary: "Registers a device for push: an FCM token, or a Web Push subscription's JSON.",
  }),
};
