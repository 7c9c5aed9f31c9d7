/** Where the pin of a shared location stands before anything else is known: the harbour of Sydney. */
export const defaultPlace = { latitude: -33.8568, longitude: 151.2153 } as const;
