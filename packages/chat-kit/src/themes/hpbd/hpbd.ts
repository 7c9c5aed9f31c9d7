import type { ChatTheme } from '../ChatTheme.ts';
import { hpbdPicture } from './hpbdPicture.ts';

/** Happy birthday: flags, balloons and confetti. */
export const hpbd: ChatTheme = {
  name: 'HPBD',
  label: { en: 'HPBD', ar: 'عيد ميلاد سعيد', it: 'Buon compleanno', vi: 'Chúc mừng sinh nhật' },
  style: {
    header: ['#faf6ff', '#181325'],
    sky: ['#f7f0ff', '#130f20'],
    ground: ['#ffeee4', '#2b1d3c'],
    sendBar: ['#fcf8ff', '#161122'],
    field: ['#ffffff', '#251d37'],
    text: ['#211733', '#efeaf8'],
    muted: ['#5b5070', '#b6accb'],
    border: ['#e8def3', '#352b4a'],
    borderStrong: ['#81749a', '#85799f'],
    own: ['#6a37be', '#673db3'],
    onOwn: ['#ffffff', '#ffffff'],
    onOwnMuted: ['#f1e8ff', '#f0e6ff'],
    other: ['#ffffff', '#32284a'],
    accent: ['#6f3cc3', '#8258cf'],
    accentText: ['#6632b8', '#cdb0ff'],
    soft: ['#eee4fd', '#3a2a5c'],
    onSoft: ['#5928a5', '#dac5ff'],
  },
  // Five colours of paper, thread, and the shine of a balloon.
  inks: [
    ['#f6a9b4', '#8f4558'],
    ['#f8d283', '#7d612d'],
    ['#9ed9c3', '#35705e'],
    ['#a9c4f5', '#41598f'],
    ['#cbb0f2', '#523d7a'],
    ['#bbaed0', '#4d4167'],
    ['#ffffff', '#6b5d90'],
  ],
  picture: hpbdPicture,
};
