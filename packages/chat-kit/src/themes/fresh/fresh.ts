import type { ChatTheme } from '../ChatTheme.ts';
import { freshPicture } from './freshPicture.ts';

/** Slices of lime and lemon with mint, in sparkling water. */
export const fresh: ChatTheme = {
  name: 'Fresh',
  label: { en: 'Fresh', ar: 'انتعاش', it: 'Freschezza', vi: 'Tươi mát' },
  style: {
    header: ['#f4fbea', '#0f1c14'],
    sky: ['#f2fbe3', '#08150f'],
    ground: ['#d8f3e4', '#0d3127'],
    sendBar: ['#f5fbf0', '#0e1a13'],
    field: ['#ffffff', '#1b2b20'],
    text: ['#18240d', '#eaf2e2'],
    muted: ['#4b5a3d', '#aeba9f'],
    border: ['#dbe8cd', '#24392c'],
    borderStrong: ['#6f7f5e', '#78886a'],
    own: ['#b3e356', '#456b1d'],
    onOwn: ['#1a2806', '#ffffff'],
    onOwnMuted: ['#3c4f1a', '#eefadb'],
    other: ['#ffffff', '#243a2b'],
    accent: ['#417414', '#4a7f1b'],
    accentText: ['#386710', '#b5e26d'],
    soft: ['#e4f5c8', '#2d4018'],
    onSoft: ['#315a0d', '#c8ec90'],
  },
  // Peel, pith and flesh of the lime, flesh of the lemon, leaf, its vein, bubbles.
  inks: [
    ['#b6dd83', '#3d5d1c'],
    ['#f3fae0', '#1f3419'],
    ['#d5eda4', '#32511c'],
    ['#f6eb9b', '#55501f'],
    ['#b0dfba', '#1d5a44'],
    ['#d3f0d6', '#2f7a5c'],
    ['#ffffff', '#2a5a48'],
  ],
  picture: freshPicture,
};
