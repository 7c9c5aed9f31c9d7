import { twilioMedia } from '@franca/call-kit/twilio';

/** A track of sound that this page makes itself, for a room of {@link callMedia}. */
export { createSound } from '@franca/call-kit/twilio';

/** The media service of this application's calls. */
export const callMedia = twilioMedia();
