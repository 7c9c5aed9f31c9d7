import { z } from 'zod';

/** The plans, from the least to the most (0 §3). */
export const packageNames = ['free', 'premium', 'ultimate', 'enterprise'] as const;
/** Name of a plan. */
export const packageNameSchema = z.enum(packageNames);
/** Name of a plan. */
export type PackageName = z.output<typeof packageNameSchema>;
