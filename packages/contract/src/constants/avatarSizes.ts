/** Pixels of the shorter side that a smaller version of an avatar has, where the avatar is larger. */
export const avatarSizes = [64, 128, 256] as const;
/** One of them. */
export type AvatarSize = (typeof avatarSizes)[number];
