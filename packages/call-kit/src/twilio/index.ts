export { createSound } from './localTracks.ts';
export { type TwilioMediaOptions, twilioMedia } from './twilioMedia.ts';
