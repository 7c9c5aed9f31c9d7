export { loadSdk } from './loadSdk.ts';
export { type TwilioMediaOptions, twilioMedia } from './twilioMedia.ts';
