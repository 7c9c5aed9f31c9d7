import type { ChatTheme } from '../ChatTheme.ts';
import { christmasPicture } from './christmasPicture.ts';

/** Snow on hills and firs, under a string of lights. */
export const christmas: ChatTheme = {
  name: 'Christmas',
  label: { en: 'Christmas', ar: 'عيد الميلاد', it: 'Natale', vi: 'Giáng sinh' },
  style: {
    header: ['#f5f8f6', '#0f1c19'],
    sky: ['#e2edf2', '#081420'],
    ground: ['#f6f0ea', '#142b36'],
    sendBar: ['#f7f9f7', '#0f1a18'],
    field: ['#ffffff', '#1b2b27'],
    text: ['#15231e', '#e8f0ec'],
    muted: ['#4a5a53', '#b6c5be'],
    border: ['#dbe5e0', '#263a35'],
    borderStrong: ['#6d7e76', '#71867e'],
    own: ['#a9262e', '#a12d34'],
    onOwn: ['#ffffff', '#ffffff'],
    onOwnMuted: ['#ffe2e1', '#ffe0de'],
    other: ['#ffffff', '#2a4340'],
    accent: ['#1f6b45', '#2d8358'],
    accentText: ['#1b6240', '#8cd8ae'],
    soft: ['#dcf0e4', '#1a3b30'],
    onSoft: ['#185538', '#a3e3c1'],
  },
  // Far and near snow, far and near firs, the wire, then lights in red, gold and green, and falling snow.
  inks: [
    ['#e3edf3', '#1a3542'],
    ['#eef5f9', '#223f4c'],
    ['#b4cfc6', '#16303a'],
    ['#96bcae', '#12262c'],
    ['#95aca4', '#3a5a52'],
    ['#e58f8c', '#a8453f'],
    ['#f2cd7c', '#846528'],
    ['#8fc4a4', '#357555'],
    ['#ffffff', '#4f7080'],
  ],
  picture: christmasPicture,
};
