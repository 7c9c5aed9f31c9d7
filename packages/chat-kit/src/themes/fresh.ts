import type { ChatTheme } from './ChatTheme.ts';

/** Slices of lime and lemon with mint, in sparkling water. */
export const fresh: ChatTheme = {
  name: 'Fresh',
  colours: {
    header: ['#f4fbea', '#131b0f'],
    sky: ['#f2fbe3', '#0d150a'],
    ground: ['#d8f3e4', '#15301f'],
    sendBar: ['#f5fbf0', '#11190e'],
    field: ['#ffffff', '#1f2a19'],
    text: ['#18240d', '#eaf2e2'],
    muted: ['#4b5a3d', '#aeba9f'],
    border: ['#dbe8cd', '#2b3922'],
    borderStrong: ['#6f7f5e', '#78886a'],
    own: ['#b3e356', '#456b1d'],
    onOwn: ['#1a2806', '#ffffff'],
    onOwnMuted: ['#3c4f1a', '#eefadb'],
    other: ['#ffffff', '#2b3a22'],
    accent: ['#417414', '#4a7f1b'],
    accentText: ['#386710', '#b5e26d'],
    soft: ['#e4f5c8', '#2d4018'],
    onSoft: ['#315a0d', '#c8ec90'],
  },
  // Peel, pith and flesh of the lime, flesh of the lemon, leaf, its vein, bubbles.
  inks: [
    ['#b6dd83', '#3f5f22'],
    ['#f3fae0', '#27381a'],
    ['#d5eda4', '#35501d'],
    ['#f6eb9b', '#55521f'],
    ['#b0dfba', '#24503a'],
    ['#d3f0d6', '#357052'],
    ['#ffffff', '#2c4a3a'],
  ],
};
