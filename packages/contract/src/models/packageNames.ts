/** The plans, from the least to the most (0 §3). */
export const packageNames = ['free', 'premium', 'ultimate', 'enterprise'] as const;
