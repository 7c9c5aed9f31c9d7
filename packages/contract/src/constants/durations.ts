/** Spans of time in milliseconds. */
export const durations = {
  /** Until a verification code may be sent again. */
  resendCode: 60_000,
  /** Before a socket connects again, at least. */
  reconnectMin: 1000,
  /** Before a socket connects again, at most. */
  reconnectMax: 5000,
} as const;
