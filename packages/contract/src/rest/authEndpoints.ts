import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { profileBasics } from '../models/profile.ts';
import { sessionSchema, verificationSchema } from '../models/session.ts';
import {
  deviceSecretSchema,
  dialCodeSchema,
  email,
  phoneNumberSchema,
  verificationCodeSchema,
} from '../schema/signIn.ts';
import { filledText, text } from '../schema/text.ts';
import { flagSchema } from '../schema/values.ts';
import { authRequests } from './authRequests.ts';

/** Sign-in, sign-up and sign-out. */
export const authEndpoints = {
  captcha: defineEndpoint({
    ...authRequests.captcha,
    limit: 'captchas',
    data: z.looseObject({
      parameters: z.looseObject({ algorithm: z.string() }),
      signature: z.string().optional(),
    }),
    flat: true,
    errors: [],
    extension: true,
    behaviour: 'sign-in#captcha',
    summary:
      'An ALTCHA proof-of-work challenge; its fields stand at the top level too, where the widget looks for them.',
  }),
  phoneVerify: defineEndpoint({
    ...authRequests.phoneVerify,
    limit: 'codes',
    body: z.object({
      dial_code: dialCodeSchema,
      phone_number: phoneNumberSchema,
      captcha_token: filledText(limits.token, 'Please solve the captcha first.'),
      device_secret: deviceSecretSchema.optional(),
    }),
    data: z.null(),
    errors: ['captcha_invalid', 'delivery_failed', 'sign_in_locked'],
    behaviour: 'sign-in#phone-mode',
    summary:
      'Sends a 6-digit code by SMS. With a device_secret, which the client makes and keeps, only that device can enter the code.',
  }),
  codeVerify: defineEndpoint({
    ...authRequests.codeVerify,
    limit: 'attempts',
    body: z.object({
      dial_code: dialCodeSchema,
      phone_number: phoneNumberSchema,
      code: verificationCodeSchema,
      captcha_token: text(limits.token).optional(),
      device_secret: deviceSecretSchema.optional(),
    }),
    data: verificationSchema,
    errors: [
      'code_invalid',
      'code_expired',
      'code_exhausted',
      'captcha_required',
      'captcha_invalid',
      'sign_in_locked',
    ],
    behaviour: 'sign-in#wrong-codes',
    summary:
      'Checks the code sent by SMS; signs in whoever is registered. After some wrong codes a solved captcha is needed.',
  }),
  emailVerify: defineEndpoint({
    ...authRequests.emailVerify,
    limit: 'links',
    body: z.object({
      email: email(),
      type: z.enum(['web', 'android', 'ios']).default('web'),
      is_redeem: flagSchema.optional(),
      captcha_token: text(limits.token).optional(),
    }),
    data: z.null(),
    errors: ['captcha_required', 'captcha_invalid', 'delivery_failed'],
    behaviour: 'sign-in#email-mode',
    summary:
      'Sends a quick link by email; is_redeem marks it as leading to a gift code. After many links of one network a solved captcha is needed.',
  }),
  emailCodeVerify: defineEndpoint({
    ...authRequests.emailCodeVerify,
    limit: 'attempts',
    body: z.object({ email: email(), code: filledText(200), h: filledText(200) }),
    data: verificationSchema,
    errors: ['link_invalid'],
    behaviour: 'sign-in#verification-answer',
    summary: 'Checks the code and hash of a quick link; signs in whoever is registered.',
  }),
  signup: defineEndpoint({
    ...authRequests.signup,
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
    behaviour: 'registration#account-creation',
    summary: 'Makes the account of a verified phone number or email address and signs it in.',
  }),
  logout: defineEndpoint({
    ...authRequests.logout,
    limit: 'writes',
    data: z.null(),
    errors: [],
    extension: true,
    behaviour: 'sign-in#log-out',
    summary: 'Revokes the session token it is called with.',
  }),
};
