/** The least and the most of a poll; lengths in UTF-16 code units. */
export const pollLimits = { question: 300, option: 100, minOptions: 2, maxOptions: 10 } as const;
