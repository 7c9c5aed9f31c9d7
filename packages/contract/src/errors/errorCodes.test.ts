import { expect, it } from 'vitest';
import { errorCodes } from './errorCodes.ts';

it('has the sentences of the specification about calls letter for letter', () => {
  expect(errorCodes).toMatchObject({
    not_permitted: { sentence: 'User not permission.' },
    recording_failed: { sentence: 'There was an error updating recording rules' },
    conversation_service_failed: {
      sentence: "There was a problem connecting to Twilio's conversation service.",
    },
    room_conversation_failed: {
      sentence: 'There was a problem getting the Conversation associated with this room.',
    },
  });
});
