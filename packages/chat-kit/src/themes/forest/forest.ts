import type { ChatTheme } from '../ChatTheme.ts';
import { forestPicture } from './forestPicture.ts';

/** Firs in the mist of the morning; at night under a few stars. */
export const forest: ChatTheme = {
  name: 'Forest',
  label: { en: 'Forest', ar: 'غابة', it: 'Foresta', vi: 'Rừng' },
  style: {
    header: ['#f1f7ee', '#101b15'],
    sky: ['#eef5e9', '#0a1410'],
    ground: ['#cfe3d2', '#162e23'],
    sendBar: ['#f3f8f1', '#0f1914'],
    field: ['#ffffff', '#1a2a21'],
    text: ['#14221a', '#e4efe7'],
    muted: ['#48594e', '#b1c2b8'],
    border: ['#d6e4d6', '#24382d'],
    borderStrong: ['#6a7d70', '#6f8779'],
    own: ['#2b6844', '#2d6c49'],
    onOwn: ['#ffffff', '#ffffff'],
    onOwnMuted: ['#d9f0e0', '#e2f6e9'],
    other: ['#ffffff', '#293e32'],
    accent: ['#2b6844', '#2f8055'],
    accentText: ['#24603d', '#8fd9ac'],
    soft: ['#dff0e2', '#1e3b2b'],
    onSoft: ['#205638', '#a4e4bd'],
  },
  // Far, middle and near firs on their hills, the moon.
  inks: [
    ['#c2dbc6', '#193226'],
    ['#aecdb4', '#152a20'],
    ['#97bca1', '#11211a'],
    ['#fbf8e4', '#3a5548'],
  ],
  picture: forestPicture,
};
