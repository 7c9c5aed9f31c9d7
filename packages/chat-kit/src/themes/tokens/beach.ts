import type { ChatTheme } from './ChatTheme.ts';

/** Waves that run out on sand; at night under the moon. */
export const beach: ChatTheme = {
  name: 'Beach',
  colours: {
    header: ['#eef8fb', '#0e1b24'],
    sky: ['#d4eef7', '#091620'],
    ground: ['#fdf1dc', '#14303f'],
    sendBar: ['#fdf8ee', '#15181b'],
    field: ['#ffffff', '#22282d'],
    text: ['#10222a', '#e5eef2'],
    muted: ['#475a63', '#a4b5bd'],
    border: ['#dfe6e4', '#263640'],
    borderStrong: ['#6b7d85', '#71858f'],
    own: ['#0c667e', '#13677f'],
    onOwn: ['#ffffff', '#ffffff'],
    onOwnMuted: ['#e3f7fc', '#e0f5fb'],
    other: ['#ffffff', '#213541'],
    accent: ['#0e6d86', '#197c98'],
    accentText: ['#0b6379', '#86d4ea'],
    soft: ['#d9f1f6', '#163946'],
    onSoft: ['#0a5669', '#a1e0f1'],
  },
  // The sea from far to near, foam, wet and dry sand, the sun.
  inks: [
    ['#a9dbe8', '#123446'],
    ['#8accdd', '#103c50'],
    ['#74c0d3', '#0f4459'],
    ['#f4fcfd', '#446d7d'],
    ['#ecd9b2', '#211f1d'],
    ['#f6e7c8', '#1a1917'],
    ['#fff3c4', '#556973'],
  ],
};
