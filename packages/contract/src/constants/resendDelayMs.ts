/** Milliseconds until a verification code may be sent again: the page counts them down, the server refuses before. */
export const resendDelayMs = 60_000;
