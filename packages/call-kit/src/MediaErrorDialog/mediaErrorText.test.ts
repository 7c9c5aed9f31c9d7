import { expect, it } from 'vitest';
import { CallError, type CallErrorCode } from '../core/room/CallRoom.ts';
import { english } from '../strings/english.ts';
import { mediaErrorText } from './mediaErrorText.ts';

const textOf = (code: CallErrorCode | number): string =>
  mediaErrorText(new CallError(code, 'as the browser says it'), (key) => String(english[key]));

it.each([
  ['NotAllowedError', 'This page may use neither camera nor microphone.'],
  ['CameraPermissionsDenied', 'This page may not use the camera.'],
  ['MicrophonePermissionsDenied', 'This page may not use the microphone.'],
  ['NotFoundError', 'No camera or microphone was found.'],
  ['NotReadableError', 'Another program may be using it.'],
] as const)('says of %s: %s', (code, sentence) => {
  expect(textOf(code)).toContain(sentence);
});

it('says what the media service says of a room', () => {
  expect(textOf(53000)).toBe('as the browser says it');
});
