import { dirname } from 'node:path';
import { conformanceConfig } from './conformanceConfig.ts';

/** The conformance suites of all packages at once: one start of the browser, and code that they share is read once. */
export default conformanceConfig(dirname(dirname(import.meta.dirname)), 'conformance', [
  'packages/ui/src',
  'packages/chat-kit/src',
  'packages/call-kit/src',
]);
