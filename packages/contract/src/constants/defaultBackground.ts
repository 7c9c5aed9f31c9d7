/** The background before anybody chose one (1 §4). */
export const defaultBackground = { type: 'none', index: 0 } as const;
