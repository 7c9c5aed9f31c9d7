import { expect, it } from 'vitest';
import { roomError } from './roomError.ts';

it.each([
  [53118, 'a completed room', 'ended'],
  [53119, 'a removed participant', 'ended'],
  [53205, 'a duplicate identity', 'replaced'],
  [20101, 'an invalid access token', 'refused'],
  [20104, 'an expired access token', 'refused'],
  [53105, 'a full room', 'refused'],
  [53106, 'a room that was not found', 'refused'],
  [53000, 'a lost signalling connection', null],
  [53405, 'a lost media connection', null],
] as const)('code %i, %s, has the reason %s', (code, message, reason) => {
  const error = Object.assign(new Error(message), { code });
  expect(roomError(error)).toMatchObject({ code, message, reason });
});

it('an error without a code may be tried again', () => {
  expect(roomError(new Error('Unknown'))).toMatchObject({ code: 'RoomError', reason: null });
});
