export { type TwilioMediaOptions, twilioMedia } from './twilioMedia.ts';
