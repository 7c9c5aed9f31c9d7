import * as z from 'zod';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { limits } from '../limits.ts';
import { profileBasics } from '../models/profileBasics.ts';
import { sessionSchema } from '../models/sessionSchema.ts';
import { verificationSchema } from '../models/verificationSchema.ts';
import { dialCodeSchema } from '../schema/dialCodeSchema.ts';
import { email } from '../schema/email.ts';
import { filledText } from '../schema/filledText.ts';
import { flagSchema } from '../schema/flagSchema.ts';
import { phoneNumberSchema } from '../schema/phoneNumberSchema.ts';
import { text } from '../schema/text.ts';
import { verificationCodeSchema } from '../schema/verificationCodeSchema.ts';

/** Sign-in, sign-up and sign-out (0 §7). */
export const authEndpoints = {
  captcha: defineEndpoint({
    id: 'auth.captcha',
    method: 'GET',
    path: '/auth/captcha',
    access: access.public,
    feature: null,
    limit: 'captchas',
    data: z.looseObject({
      parameters: z.looseObject({ algorithm: z.string() }),
      signature: z.string().optional(),
    }),
    flat: true,
    errors: [],
    spec: 'extension, readings D5',
    summary:
      'An ALTCHA proof-of-work challenge; its fields stand at the top level too, where the widget looks for them.',
  }),
  phoneVerify: defineEndpoint({
    id: 'auth.phoneVerify',
    method: 'POST',
    path: '/auth/phone-verify',
    access: access.public,
    feature: null,
    limit: 'codes',
    body: z.object({
      dial_code: dialCodeSchema,
      phone_number: phoneNumberSchema,
      captcha_token: filledText(limits.token, 'Please solve the captcha first.'),
    }),
    data: z.null(),
    errors: ['captcha_invalid', 'delivery_failed'],
    spec: '0 §7',
    summary: 'Sends a 6-digit code by SMS.',
  }),
  codeVerify: defineEndpoint({
    id: 'auth.codeVerify',
    method: 'POST',
    path: '/auth/code-verify',
    access: access.public,
    feature: null,
    limit: 'attempts',
    body: z.object({
      dial_code: dialCodeSchema,
      phone_number: phoneNumberSchema,
      code: verificationCodeSchema,
    }),
    data: verificationSchema,
    errors: ['code_invalid', 'code_expired', 'code_exhausted'],
    spec: '0 §7',
    summary: 'Checks the code sent by SMS; signs in whoever is registered.',
  }),
  emailVerify: defineEndpoint({
    id: 'auth.emailVerify',
    method: 'POST',
    path: '/auth/email-verify',
    access: access.public,
    feature: null,
    limit: 'links',
    body: z.object({
      email: email(),
      type: z.enum(['web', 'android', 'ios']).default('web'),
      is_redeem: flagSchema.optional(),
    }),
    data: z.null(),
    errors: ['delivery_failed'],
    spec: '0 §7',
    summary: 'Sends a quick link by email; is_redeem marks it as leading to a gift code.',
  }),
  emailCodeVerify: defineEndpoint({
    id: 'auth.emailCodeVerify',
    method: 'POST',
    path: '/auth/v2/email-code-verify',
    access: access.public,
    feature: null,
    limit: 'attempts',
    body: z.object({ email: email(), code: filledText(200), h: filledText(200) }),
    data: verificationSchema,
    errors: ['link_invalid'],
    spec: '0 §7',
    summary: 'Checks the code and hash of a quick link; signs in whoever is registered.',
  }),
  signup: defineEndpoint({
    id: 'auth.signup',
    method: 'POST',
    path: '/auth/signup',
    access: access.registration,
    feature: null,
    limit: 'signUps',
    body: z.object({
      ...profileBasics,
      dial_code: dialCodeSchema.nullable().optional(),
      phone_number: phoneNumberSchema.nullable().optional(),
      email: email().nullable().optional(),
      code: text(200).nullable().optional(),
    }),
    data: sessionSchema,
    errors: [
      'verification_required',
      'already_registered',
      'country_unknown',
      'language_unknown',
      'accent_unknown',
      'file_not_found',
      'file_too_large',
      'file_type_refused',
    ],
    spec: '0 §7, readings A1, B7, C9',
    summary: 'Makes the account of a verified phone number or email address and signs it in.',
  }),
  logout: defineEndpoint({
    id: 'auth.logout',
    method: 'POST',
    path: '/auth/logout',
    access: access.self,
    feature: null,
    limit: 'writes',
    data: z.null(),
    errors: [],
    spec: 'extension, readings C11',
    summary: 'Revokes the session token it is called with.',
  }),
};
