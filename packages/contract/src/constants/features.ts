import type { PackageName } from '../models/packageNameSchema.ts';

/** What a plan can unlock (0 §6, 1 §6). */
export type Feature =
  | 'unlimitedPrivateChats'
  | 'groupChat'
  | 'imageTranslation'
  | 'videoCall'
  | 'transcript'
  | 'smartTalk';

const paid: readonly PackageName[] = ['premium', 'ultimate', 'enterprise'];

const high: readonly PackageName[] = ['ultimate', 'enterprise'];

/** The plans that hold each feature (0 §6, 1 §6, readings A18-A20, C31). Audio calls and translation are in every plan. */
export const features: Readonly<Record<Feature, readonly PackageName[]>> = {
  unlimitedPrivateChats: paid,
  groupChat: high,
  imageTranslation: high,
  videoCall: high,
  transcript: high,
  smartTalk: high,
};
