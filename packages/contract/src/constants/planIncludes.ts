import type { PackageName } from '../models/packageNameSchema.ts';
import { type Feature, features } from './features.ts';

/** Whether a plan holds a feature; the server refuses with "User not permission." where it does not. */
export function planIncludes(plan: PackageName, feature: Feature): boolean {
  return features[feature].includes(plan);
}
