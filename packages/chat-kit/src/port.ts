// The way to backends that do not number their changes: under an address of its own, for those who need it.
export { createPlainPort } from './core/plain/createPlainPort.ts';
export type {
  PlainBackend,
  PlainHandlers,
  PlainMessage,
  PlainMessagesPort,
  PlainOutcome,
  PlainPage,
} from './core/plain/PlainBackend.ts';
