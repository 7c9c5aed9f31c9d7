/** Whether a message, or a quote of one, has disappeared by a moment, milliseconds since 1970. */
export const hasEnded = ({ expiresAt }: { expiresAt?: number | null | undefined }, now: number): boolean =>
  expiresAt != null && expiresAt <= now;
