/** Files that one message may hold (1 §5). */
export const filesPerMessage = 9;
