/** The choices of gender, in the order shown. */
export const genders = ['male', 'female', 'other'] as const;

/** A person's gender. */
export type Gender = (typeof genders)[number];
