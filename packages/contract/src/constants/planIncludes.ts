import type { PackageName } from './plans.ts';

/** What a plan can unlock. */
export type Feature =
  | 'unlimitedPrivateChats'
  | 'groupChat'
  | 'imageTranslation'
  | 'videoCall'
  | 'transcript'
  | 'smartTalk';

const paid: readonly PackageName[] = ['premium', 'ultimate', 'enterprise'];

const high: readonly PackageName[] = ['ultimate', 'enterprise'];

/** The plans that hold each feature. Audio calls and translation are in every plan. */
export const features: Readonly<Record<Feature, readonly PackageName[]>> = {
  unlimitedPrivateChats: paid,
  groupChat: high,
  imageTranslation: high,
  videoCall: high,
  transcript: high,
  smartTalk: high,
};

/** Whether a plan holds a feature; the server refuses with "User not permission." where it does not. */
export function planIncludes(plan: PackageName, feature: Feature): boolean {
  return features[feature].includes(plan);
}
