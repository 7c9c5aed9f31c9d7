/** The choices of gender, in the order shown (0 §3). */
export const genders = ['male', 'female', 'other'] as const;
