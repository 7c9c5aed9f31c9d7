/** Months and years that the card form offers (0 §9); a past one is refused by the server (readings A25). */
export const cardExpiry = { firstMonth: 1, lastMonth: 12, firstYear: 2022, lastYear: 2042 } as const;
