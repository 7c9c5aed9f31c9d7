/** Entries of the info panel's lists before and after they are opened up (1 §9, readings A11). */
export const sidePanel = {
  media: { collapsed: 6, expanded: 20 },
  files: { collapsed: 10, expanded: 25 },
} as const;
