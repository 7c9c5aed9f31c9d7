import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { validationSentences } from '../errors/validationSentences.ts';
import { email } from '../schema/signIn.ts';
import { filledText, languageTagSchema, shownName, text } from '../schema/text.ts';
import { outreachRequests } from './outreachRequests.ts';

/** A field that people do not see and leave empty: programs that fill in every field are recognised by it. */
const trap = text(1000).optional();

/** The key of an emailed link. */
const linkBody = z.object({ key: filledText(200) });

/** Forms of the landing page. */
export const outreachEndpoints = {
  appointment: defineEndpoint({
    ...outreachRequests.appointment,
    limit: 'enquiries',
    body: z.object({
      name: shownName(limits.enquiryName, validationSentences.nameRequired),
      email: email(),
      message: filledText(limits.enquiryText, validationSentences.messageRequired),
      website: trap,
    }),
    data: z.null(),
    errors: [],
    behaviour: 'landing#partner-form',
    summary: 'Takes a partner enquiry.',
  }),
  subscribe: defineEndpoint({
    ...outreachRequests.subscribe,
    limit: 'enquiries',
    body: z.object({
      email: email(validationSentences.newsletterEmailInvalid),
      /** Language of the page, in which the mail is written; the header Accept-Language when left out. */
      language: languageTagSchema.optional(),
      website: trap,
    }),
    data: z.null(),
    errors: [],
    behaviour: 'landing#newsletter',
    summary:
      'Sends a link that confirms the address for the newsletter; answers the same for one that is subscribed already.',
  }),
  confirmSubscription: defineEndpoint({
    ...outreachRequests.confirmSubscription,
    limit: 'attempts',
    body: linkBody,
    data: z.null(),
    errors: ['link_invalid'],
    extension: true,
    behaviour: 'landing#newsletter',
    summary: 'Confirms a subscription by the key of the emailed link.',
  }),
  unsubscribe: defineEndpoint({
    ...outreachRequests.unsubscribe,
    limit: 'attempts',
    body: linkBody,
    data: z.null(),
    errors: [],
    extension: true,
    behaviour: 'landing#newsletter',
    summary: 'Ends a subscription by the key of its mails; a second time changes nothing.',
  }),
};
