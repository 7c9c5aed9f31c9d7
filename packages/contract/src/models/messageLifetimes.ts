/** Seconds after which the messages of a conversation may disappear; null: they stay. The last one is 30 days. */
export const messageLifetimes = [3600, 86_400, 604_800, 2_592_000] as const;
/** After how many seconds the messages of a conversation disappear. */
export type MessageLifetime = (typeof messageLifetimes)[number];
