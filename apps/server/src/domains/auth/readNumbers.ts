import type { Phone, PhoneCodes } from './createPhoneCodes.ts';

/** The same codes for a number however it was written: it is read by the numbering plan of its country first. */
export function readNumbers(codes: PhoneCodes, read: (phone: Phone) => Phone): PhoneCodes {
  return {
    ...codes,
    send: (phone, request) => codes.send(read(phone), request),
    verify: (phone, entry) => codes.verify(read(phone), entry),
    enterAgain: (phone, code) => codes.enterAgain(read(phone), code),
  };
}
