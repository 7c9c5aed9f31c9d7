/** The plans, from the least to the most. */
export const packageNames = ['free', 'premium', 'ultimate', 'enterprise'] as const;
