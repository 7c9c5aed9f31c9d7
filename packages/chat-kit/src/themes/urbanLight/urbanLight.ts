import type { ChatTheme } from '../ChatTheme.ts';
import { urbanLightPicture } from './urbanLightPicture.ts';

/** A city in the haze of the evening; at night with lit windows. */
export const urbanLight: ChatTheme = {
  name: 'Urban Light',
  label: { en: 'Urban Light', ar: 'أضواء المدينة', it: 'Luci di città', vi: 'Ánh đèn thành phố' },
  style: {
    header: ['#f3f4f9', '#141827'],
    sky: ['#dfe5f2', '#0c1020'],
    ground: ['#fbe9d8', '#2b2744'],
    sendBar: ['#f6f5f8', '#121522'],
    field: ['#ffffff', '#1f2436'],
    text: ['#191d2c', '#e9ebf4'],
    muted: ['#535a70', '#b3b9cc'],
    border: ['#dcdfea', '#2a3046'],
    borderStrong: ['#747b92', '#7a829c'],
    own: ['#414f83', '#4a5896'],
    onOwn: ['#ffffff', '#ffffff'],
    onOwnMuted: ['#dfe4f8', '#eaeeff'],
    other: ['#ffffff', '#2b3250'],
    accent: ['#414f83', '#6071bd'],
    accentText: ['#414f83', '#b4c0ff'],
    soft: ['#e3e7f6', '#2a3257'],
    onSoft: ['#364272', '#c6d0ff'],
  },
  // Far, middle and near houses, windows, the sun.
  inks: [
    ['#d6dae8', '#242544'],
    ['#c4cadd', '#1c1f3a'],
    ['#adb5cf', '#14172b'],
    ['#fff0c9', '#7a5f34'],
    ['#fff6e6', '#3d3a60'],
  ],
  picture: urbanLightPicture,
};
