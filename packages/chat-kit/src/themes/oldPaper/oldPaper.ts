import type { ChatTheme } from '../ChatTheme.ts';
import { oldPaperPicture } from './oldPaperPicture.ts';

/** A letter that has lain in a drawer: fibres, a postmark, the ring of a cup. */
export const oldPaper: ChatTheme = {
  name: 'Old Paper',
  label: { en: 'Old Paper', ar: 'ورق قديم', it: 'Carta antica', vi: 'Giấy cũ' },
  style: {
    header: ['#f8f0df', '#201a13'],
    sky: ['#f4e9d2', '#1b160f'],
    ground: ['#ecdcbc', '#2a2116'],
    sendBar: ['#f9f2e3', '#1d1811'],
    field: ['#fffbf1', '#2d251b'],
    text: ['#2e2212', '#f1e8d8'],
    muted: ['#65543c', '#bfae94'],
    border: ['#e4d5b7', '#3d3325'],
    borderStrong: ['#8a775a', '#8b7a60'],
    own: ['#774a26', '#7c4f2a'],
    onOwn: ['#fffaf0', '#fff8ec'],
    onOwnMuted: ['#f7e4c9', '#f8e6cd'],
    other: ['#fffaf0', '#3a3023'],
    accent: ['#774a26', '#9b6530'],
    accentText: ['#774a26', '#ecbf85'],
    soft: ['#f3e2c6', '#43331f'],
    onSoft: ['#643d1d', '#f3cd9b'],
  },
  // Fibres, the postmark, the ring.
  inks: [
    ['#d9c49b', '#473926'],
    ['#c4a478', '#66503a'],
    ['#d3b98b', '#4d3d26'],
  ],
  picture: oldPaperPicture,
};
