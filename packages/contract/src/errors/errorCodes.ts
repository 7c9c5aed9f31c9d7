import { limits } from '../constants/limits.ts';

/** What one error code means on the wire: its HTTP status and the sentence in `errors[0]`. */
export interface ErrorEntry {
  /** HTTP status that the answer carries. */
  readonly status: number;
  /** English sentence for the person; validation answers carry one sentence per field instead. */
  readonly sentence: string;
}

/** Every machine code that an answer may carry in `code`, each with status and sentence. */
export const errorCodes = {
  validation_failed: { status: 400, sentence: 'Some fields are not valid. Please check them and try again.' },
  malformed_request: { status: 400, sentence: 'The request could not be read.' },
  unauthorized: { status: 401, sentence: 'Please sign in again.' },
  not_permitted: { status: 403, sentence: 'User not permission.' },
  forbidden: { status: 403, sentence: 'You may not do this.' },
  blocked: { status: 403, sentence: 'You cannot reach this person.' },
  not_found: { status: 404, sentence: 'This could not be found.' },
  topic_not_found: { status: 404, sentence: 'This conversation could not be found.' },
  message_not_found: { status: 404, sentence: 'This message could not be found.' },
  user_not_found: { status: 404, sentence: 'This person could not be found.' },
  file_not_found: { status: 404, sentence: 'This file could not be found.' },
  method_not_allowed: { status: 405, sentence: 'This address does not answer to this method.' },
  conflict: { status: 409, sentence: 'This was changed in the meantime. Please try again.' },
  file_too_large: { status: 413, sentence: 'This file is too large.' },
  request_too_large: { status: 413, sentence: 'The request is too large.' },
  file_type_refused: { status: 415, sentence: 'This type of file cannot be used here.' },
  upload_limit_reached: {
    status: 429,
    sentence: 'You have uploaded as much as is possible in one day. Please try again later.',
  },
  rate_limited: { status: 429, sentence: 'Too many attempts. Please wait a moment and try again.' },
  too_many_connections: {
    status: 429,
    sentence: 'Franca is open in too many places. Close one of them, or go on here.',
  },
  internal: { status: 500, sentence: 'Something went wrong on our side. Please try again.' },
  not_available_yet: { status: 501, sentence: 'This is not available yet.' },
  unavailable: { status: 503, sentence: 'The service is not ready. Please try again in a moment.' },
  files_unavailable: {
    status: 503,
    sentence: 'The storage of files does not respond. Please try again in a moment.',
  },
  places_unavailable: {
    status: 503,
    sentence: 'The service of places does not respond. Please try again in a moment.',
  },
  calls_unavailable: {
    status: 503,
    sentence: 'The service of calls does not respond. Please try again in a moment.',
  },

  captcha_invalid: { status: 400, sentence: 'The captcha is not solved. Please try again.' },
  captcha_required: { status: 400, sentence: 'Please solve the captcha first.' },
  code_invalid: { status: 400, sentence: 'Verification code is not correct. Please try again.' },
  code_expired: { status: 400, sentence: 'Verification code has expired. Please send a new one.' },
  code_exhausted: { status: 429, sentence: 'Too many wrong codes. Please send a new one.' },
  sign_in_locked: {
    status: 403,
    sentence: 'Too many wrong codes were entered for this number. Please sign in with your email address.',
  },
  link_invalid: { status: 400, sentence: 'This link is not valid or has already been used.' },
  verification_required: { status: 403, sentence: 'Please verify your phone number or email first.' },
  already_registered: { status: 409, sentence: 'An account with these details already exists.' },
  email_taken: { status: 409, sentence: 'This email address belongs to another account.' },
  email_needed: {
    status: 409,
    sentence: 'You sign in with your email address. Enter another one to replace it.',
  },
  address_needed: {
    status: 409,
    sentence:
      'There is no address for the code. Enter an email address in your profile and confirm it first.',
  },
  device_not_found: { status: 404, sentence: 'This device is signed out already.' },
  delivery_failed: { status: 502, sentence: 'The code or link could not be sent. Please try again.' },
  country_unknown: { status: 400, sentence: 'Country is required. Please select one.' },
  username_taken: {
    status: 409,
    sentence: 'Somebody has this name, or one that looks like it. Please choose another one.',
  },
  username_reserved: { status: 409, sentence: 'Nobody can have this name. Please choose another one.' },
  username_changes: {
    status: 429,
    sentence:
      'You have changed your username several times. Please wait some days before you change it again.',
  },
  language_unknown: { status: 400, sentence: 'Language is required. Please select one.' },
  accent_unknown: { status: 400, sentence: 'Accent is required. Please select one.' },

  chat_id_invalid: { status: 400, sentence: 'The message id must begin with your own user id.' },
  reply_not_found: { status: 404, sentence: 'The message you reply to could not be found.' },
  recall_refused: { status: 403, sentence: 'Only your own messages can be recalled.' },
  edit_refused: { status: 403, sentence: 'This message cannot be edited.' },
  pins_full: { status: 409, sentence: 'Three messages are pinned already. Unpin one of them first.' },
  pinned_topics_full: {
    status: 409,
    sentence: 'Five conversations are pinned already. Unpin one of them first.',
  },
  edit_too_late: { status: 403, sentence: 'A message can be edited for 24 hours.' },
  poll_end_past: { status: 400, sentence: 'The end of a poll has to be in the future.' },
  poll_ended: { status: 409, sentence: 'This poll has ended.' },
  poll_choice_invalid: { status: 400, sentence: 'This poll has no such choice.' },
  poll_anonymous: { status: 403, sentence: 'This poll is anonymous: nobody sees who voted.' },
  poll_end_refused: { status: 403, sentence: 'Only its author can end a poll.' },
  schedule_time_invalid: {
    status: 400,
    sentence: 'A message can be scheduled for a time within the next year.',
  },
  schedule_full: {
    status: 409,
    sentence: 'You have scheduled 50 messages in this conversation. Send or delete one of them first.',
  },
  schedule_full_in_total: {
    status: 409,
    sentence: 'You have scheduled 200 messages. Send or delete one of them first.',
  },
  scheduled_message_not_found: {
    status: 404,
    sentence: 'This scheduled message could not be found. It may have been sent already.',
  },
  scheduled_message_sending: { status: 409, sentence: 'This message is being sent already.' },
  sticker_not_found: { status: 404, sentence: 'This sticker could not be found.' },
  stickers_full: {
    status: 409,
    sentence: `You have ${limits.stickers} stickers already. Remove one of them first.`,
  },
  terms_full: { status: 409, sentence: 'This conversation has as many terms as it can have.' },
  correction_refused: { status: 403, sentence: 'You cannot correct this translation in this way.' },
  translation_unavailable: { status: 503, sentence: 'No translation is available between these languages.' },
  upload_expired: { status: 403, sentence: 'This upload link has expired. Please try again.' },

  friend_self: { status: 400, sentence: 'You cannot do this with your own account.' },
  friend_exists: { status: 409, sentence: 'You are already friends.' },
  friend_request_not_found: { status: 404, sentence: 'This friend request could not be found.' },
  not_friends: { status: 404, sentence: 'You are not friends.' },
  group_link_not_found: { status: 404, sentence: 'This link leads to no group. Please ask for a new one.' },
  group_link_expired: { status: 410, sentence: 'This link has expired. Please ask for a new one.' },
  group_link_used_up: {
    status: 410,
    sentence: 'This link has been used as often as it could be. Please ask for a new one.',
  },
  group_link_revoked: { status: 410, sentence: 'This link was revoked. Please ask for a new one.' },
  group_link_closed: {
    status: 410,
    sentence: 'This link lets nobody in any more. Please ask for a new one.',
  },
  group_link_refused: {
    status: 403,
    sentence: 'You cannot join by this link. A member of the group can add you.',
  },
  group_links_full: {
    status: 409,
    sentence: 'The group has 20 links that are open. Revoke one of them first.',
  },
  group_full: { status: 409, sentence: 'This group cannot hold more members.' },

  card_invalid: { status: 400, sentence: 'Card is wrong.' },
  card_expired: { status: 400, sentence: 'This card has expired.' },
  card_declined: { status: 402, sentence: 'The card was declined.' },
  card_required: { status: 402, sentence: 'Please enter card to get trial!' },
  card_number_refused: {
    status: 400,
    sentence: 'Card numbers are not accepted here. Please use the card form.',
  },
  payments_unavailable: {
    status: 503,
    sentence: 'The payment provider does not answer. Nothing is paid twice if you try again.',
  },
  payment_not_found: { status: 404, sentence: 'This payment could not be found.' },
  signature_invalid: { status: 400, sentence: 'The signature of this message is not valid.' },
  gift_code_invalid: { status: 400, sentence: 'This gift code is not valid.' },
  gift_code_redeemed: {
    status: 409,
    sentence: 'Sorry, the code you have entered has already been redeemed.',
  },
  plan_running: { status: 409, sentence: 'You have another plan. The code can be used when that has ended.' },
  plan_unknown: { status: 400, sentence: 'This plan does not exist.' },
  price_mismatch: { status: 409, sentence: 'The price has changed. Please check the plan again.' },
  trial_used: { status: 409, sentence: 'The trial of this account has already been used.' },
  plans_off: { status: 409, sentence: 'Everything is open on this server: there are no plans to buy.' },
  subscription_not_found: { status: 404, sentence: 'There is no subscription to change.' },

  assistant_topic_not_found: {
    status: 404,
    sentence: 'This conversation with SmartTalk could not be found.',
  },
  assistant_busy: {
    status: 409,
    sentence: 'SmartTalk is still writing another answer. Wait for it, or stop it.',
  },
  assistant_limit_reached: {
    status: 429,
    sentence: 'You have asked SmartTalk as often as your plan allows for now. Please try again later.',
  },
  assistant_model_required: { status: 409, sentence: 'This server has no language model.' },
  services_excluded: {
    status: 409,
    sentence: 'Somebody chose that services outside this server get nothing of this conversation.',
  },
  assistant_quotes_changed: { status: 409, sentence: 'The messages have changed. Please look again.' },
  assistant_unavailable: { status: 503, sentence: 'SmartTalk cannot answer now. Please try again.' },

  call_not_found: { status: 404, sentence: 'This call could not be found.' },
  call_ended: { status: 410, sentence: 'This call has ended.' },
  call_person_refused: { status: 403, sentence: 'This person cannot be added to this call.' },
  call_person_asked: {
    status: 409,
    sentence: 'This person was asked as often as is possible in one call.',
  },
  call_full: { status: 409, sentence: 'This call cannot hold more people.' },
  recording_ended: { status: 410, sentence: 'This recording has ended.' },
  recording_running: { status: 409, sentence: 'Somebody is recording this call already.' },
  room_not_found: { status: 404, sentence: 'This room could not be found.' },
  passcode_incorrect: { status: 401, sentence: 'passcode incorrect' },
  passcode_expired: { status: 401, sentence: 'passcode expired' },
  google_sign_in_invalid: { status: 401, sentence: 'This sign-in by Google is not valid.' },
  call_sign_in_needed: { status: 403, sentence: 'Calls of this server need a sign-in of their own.' },
  recording_failed: { status: 502, sentence: 'There was an error updating recording rules' },
  // Of the conversation that Twilio has for a room, where a video shell asks for it.
  conversation_service_failed: {
    status: 502,
    sentence: "There was a problem connecting to Twilio's conversation service.",
  },
  room_conversation_failed: {
    status: 502,
    sentence: 'There was a problem getting the Conversation associated with this room.',
  },
} as const satisfies Record<string, ErrorEntry>;
/** A machine code that an answer may carry. */
export type ErrorCode = keyof typeof errorCodes;
