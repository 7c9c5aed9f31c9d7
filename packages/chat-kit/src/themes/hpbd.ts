import type { ChatTheme } from './ChatTheme.ts';

/** Happy birthday: flags, balloons and confetti. */
export const hpbd: ChatTheme = {
  name: 'HPBD',
  colours: {
    header: ['#faf6ff', '#181325'],
    sky: ['#f7f0ff', '#130f20'],
    ground: ['#ffeee4', '#2b1d3c'],
    sendBar: ['#fcf8ff', '#161122'],
    field: ['#ffffff', '#251d37'],
    text: ['#211733', '#efeaf8'],
    muted: ['#5b5070', '#b6accb'],
    border: ['#e8def3', '#352b4a'],
    borderStrong: ['#81749a', '#85799f'],
    own: ['#6f3cc3', '#6d42ba'],
    onOwn: ['#ffffff', '#ffffff'],
    onOwnMuted: ['#ecdfff', '#ece0ff'],
    other: ['#ffffff', '#271f3a'],
    accent: ['#6f3cc3', '#8258cf'],
    accentText: ['#6632b8', '#cdb0ff'],
    soft: ['#eee4fd', '#3a2a5c'],
    onSoft: ['#5928a5', '#dac5ff'],
  },
  // Five colours of paper, thread, and the shine of a balloon.
  inks: [
    ['#f6a9b4', '#8f4558'],
    ['#f8d283', '#8f7035'],
    ['#9ed9c3', '#35705e'],
    ['#a9c4f5', '#41598f'],
    ['#cbb0f2', '#644a93'],
    ['#bbaed0', '#4d4167'],
    ['#ffffff', '#b9a9d8'],
  ],
};
