import type { ChatTheme } from './ChatTheme.ts';

/** Snow on hills and firs, under a string of lights. */
export const christmas: ChatTheme = {
  name: 'Christmas',
  colours: {
    header: ['#f5f8f6', '#0f1c19'],
    sky: ['#e2edf2', '#081420'],
    ground: ['#f6f0ea', '#1a3440'],
    sendBar: ['#f7f9f7', '#0f1a18'],
    field: ['#ffffff', '#1b2b27'],
    text: ['#15231e', '#e8f0ec'],
    muted: ['#4a5a53', '#a7b7b0'],
    border: ['#dbe5e0', '#263a35'],
    borderStrong: ['#6d7e76', '#71867e'],
    own: ['#a9262e', '#a12d34'],
    onOwn: ['#ffffff', '#ffffff'],
    onOwnMuted: ['#ffe2e1', '#ffe0de'],
    other: ['#ffffff', '#1a2a29'],
    accent: ['#1f6b45', '#2b7d54'],
    accentText: ['#1b6240', '#8cd8ae'],
    soft: ['#dcf0e4', '#1a3b30'],
    onSoft: ['#185538', '#a3e3c1'],
  },
  // Far and near snow, far and near firs, the wire, then lights in red, gold and green, and falling snow.
  inks: [
    ['#edf4f8', '#1d3a48'],
    ['#ffffff', '#2a4a57'],
    ['#b4cfc6', '#16303a'],
    ['#96bcae', '#12262c'],
    ['#8aa39a', '#3a5a52'],
    ['#e58f8c', '#c1564f'],
    ['#f2cd7c', '#d9ac58'],
    ['#8fc4a4', '#4f9d76'],
    ['#ffffff', '#5b7f8f'],
  ],
};
