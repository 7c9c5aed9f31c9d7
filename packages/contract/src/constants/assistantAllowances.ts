import type { PackageName } from './packageNameSchema.ts';

/** How often SmartTalk may be asked. */
export interface AssistantAllowance {
  /** Questions in any 60 seconds. */
  readonly perMinute: number;
  /** Questions in any 24 hours. */
  readonly perDay: number;
  /** Answers that may be written at once. */
  readonly parallel: number;
}

/** How often SmartTalk may be asked with each plan that includes it; a regenerated answer counts as a question. */
export const assistantAllowances: Readonly<Partial<Record<PackageName, AssistantAllowance>>> = {
  ultimate: { perMinute: 10, perDay: 200, parallel: 1 },
  enterprise: { perMinute: 20, perDay: 1000, parallel: 2 },
};
