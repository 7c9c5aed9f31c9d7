import { nameEvents } from '../event/nameEvents.ts';

const { received, sent, sentUnanswered } = nameEvents('speech');

/** The events of the `/speech` socket without their schemas, both directions. */
export const speechEventNames = {
  speechListen: sent('speech-listen'),
  speechStop: sent('speech-stop'),
  speechStream: sentUnanswered('speech-stream'),
  speechStreamStop: sent('speech-stream-stop'),
  speechText: sentUnanswered('speech-text'),
  speechRefuse: sent('speech-refuse'),
  speechData: received('speech-data'),
  speechGap: received('speech-gap'),
};
