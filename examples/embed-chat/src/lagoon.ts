import type { ChatTheme } from '@franca/chat-kit';

/** A theme of this application: water by day and by night. Each colour stands twice, for light and dark. */
export const lagoon: ChatTheme = {
  name: 'Lagoon',
  label: { en: 'Lagoon', ar: 'بحيرة' },
  style: {
    header: ['#eefafa', '#0c1b1e'],
    sky: ['#dff5f3', '#08161a'],
    ground: ['#c9ece8', '#12323a'],
    sendBar: ['#f1fbfa', '#0d1a1d'],
    field: ['#ffffff', '#1a2b30'],
    text: ['#10262a', '#e3f0f1'],
    muted: ['#3f5a5f', '#b0c6ca'],
    border: ['#cfe6e4', '#22383d'],
    borderStrong: ['#5f7f84', '#6f8b90'],
    own: ['#0d6470', '#12606b'],
    onOwn: ['#ffffff', '#ffffff'],
    onOwnMuted: ['#dcf5f7', '#dff4f6'],
    other: ['#ffffff', '#263c42'],
    accent: ['#0d6470', '#1a7d8b'],
    accentText: ['#0b5560', '#84d9e4'],
    soft: ['#d5f0f1', '#17393f'],
    onSoft: ['#0a4b55', '#9fe3ec'],
  },
  inks: [['#b5e3de', '#164049']],
  picture: [
    {
      at: 'bottom',
      width: 320,
      height: 90,
      layers: [{ ink: 1, path: 'M0 50q80 -40 160 0t160 0v40h-320z' }],
    },
  ],
};
