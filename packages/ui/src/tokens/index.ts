export { focusRing } from './focusRing.ts';
export * as tokens from './tokens.ts';
