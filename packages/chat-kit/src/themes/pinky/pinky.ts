import type { ChatTheme } from '../ChatTheme.ts';
import { pinkyPicture } from './pinkyPicture.ts';

/** A branch in blossom, and petals on the wind. */
export const pinky: ChatTheme = {
  name: 'Pinky',
  label: { en: 'Pinky', ar: 'وردي', it: 'Rosa', vi: 'Hồng' },
  style: {
    header: ['#fff3f7', '#1f131a'],
    sky: ['#fff0f5', '#180e14'],
    ground: ['#fbdbe7', '#351827'],
    sendBar: ['#fff5f8', '#1b1117'],
    field: ['#ffffff', '#2d1c26'],
    text: ['#2b141f', '#f6e8ee'],
    muted: ['#6b4a59', '#c2a6b3'],
    border: ['#f3dae4', '#402a36'],
    borderStrong: ['#957083', '#937686'],
    own: ['#b32d66', '#a03363'],
    onOwn: ['#ffffff', '#ffffff'],
    onOwnMuted: ['#ffebf3', '#ffe8f1'],
    other: ['#ffffff', '#3b2532'],
    accent: ['#b32d66', '#c14579'],
    accentText: ['#a3265b', '#ff9fc6'],
    soft: ['#fde2ec', '#4a2034'],
    onSoft: ['#911f50', '#ffb9d5'],
  },
  // Petals, their shade, their middle, bark, leaves.
  inks: [
    ['#f9c3d6', '#7a3756'],
    ['#f3aac5', '#652c47'],
    ['#fbe3a8', '#7d5c40'],
    ['#c9a1a6', '#4a2e37'],
    ['#c5d8b4', '#3b4a34'],
  ],
  picture: pinkyPicture,
};
