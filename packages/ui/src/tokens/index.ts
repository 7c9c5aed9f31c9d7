export { focusRing } from './focusRing.ts';
export type { Severity } from './Severity.ts';
export * as tokens from './tokens.ts';
