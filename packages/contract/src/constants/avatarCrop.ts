/** The avatar crop dialog (0 §9): a square; zoom and rotation in degrees with their steps. */
export const avatarCrop = {
  aspect: 1,
  zoom: { min: 1, max: 3, step: 0.1 },
  rotation: { min: 0, max: 360, step: 1 },
} as const;
