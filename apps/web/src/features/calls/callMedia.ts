import { twilioMedia } from '@franca/call-kit/twilio';

/** The media service of this application's calls. */
export const callMedia = twilioMedia();
