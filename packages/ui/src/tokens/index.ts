export { focusRing } from './focusRing.ts';
export type { Severity } from './Severity.ts';
export { tokens } from './tokens.ts';
