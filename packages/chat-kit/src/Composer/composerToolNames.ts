/** The tools of the kit, in the order in which they stand by default. */
export const composerToolNames = ['emoji', 'sticker', 'media', 'file', 'contact', 'location'] as const;

/** Name of a tool of the kit. */
export type ComposerToolName = (typeof composerToolNames)[number];
