/** Pixels of the call screen's parts (1 §2). */
export const callLayout = { footer: 72, sidebar: 300, drawer: 320, mobileFooter: 56 } as const;
