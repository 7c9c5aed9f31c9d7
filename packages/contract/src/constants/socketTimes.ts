/** How it is noticed that a server has frozen: its connections stay open, and nothing comes over them any more. */
export const socketTimes = {
  /** Milliseconds between two signs of life that a server sends over every socket. */
  pingMs: 5000,
  /** Milliseconds without one after which a client gives the connection up. */
  silenceMs: 9000,
} as const;
