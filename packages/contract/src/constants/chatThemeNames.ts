/** Names of the chat themes, in the order shown. The first one stands for no theme. */
export const chatThemeNames = [
  'No Theme',
  'Urban Light',
  'Forest',
  'Beach',
  'Pinky',
  'Old Paper',
  'Fresh',
  'Christmas',
  'HPBD',
] as const;
