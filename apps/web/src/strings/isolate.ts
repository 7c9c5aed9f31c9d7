/** Keeps a name or an address of the other direction from turning the words around it. */
export const isolate = (words: string): string => `\u2068${words}\u2069`;
