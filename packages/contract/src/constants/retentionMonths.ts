/** Months for which an account's details are kept after a cancellation (0 §9). */
export const retentionMonths = 10;
