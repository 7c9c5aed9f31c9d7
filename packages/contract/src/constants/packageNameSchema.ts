import * as z from 'zod';
import { packageNames } from './packageNames.ts';

/** Name of a plan. */
export const packageNameSchema = /* @__PURE__ */ z.enum(packageNames);
/** Name of a plan. */
export type PackageName = z.output<typeof packageNameSchema>;
