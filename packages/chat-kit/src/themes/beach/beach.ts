import type { ChatTheme } from '../ChatTheme.ts';
import { beachPicture } from './beachPicture.ts';

/** Waves that run out on sand; at night under the moon. */
export const beach: ChatTheme = {
  name: 'Beach',
  label: { en: 'Beach', ar: 'شاطئ', it: 'Spiaggia', vi: 'Bãi biển' },
  style: {
    header: ['#eef8fb', '#0e1b24'],
    sky: ['#d4eef7', '#091620'],
    ground: ['#fdf1dc', '#14303f'],
    sendBar: ['#fdf8ee', '#1d1914'],
    field: ['#ffffff', '#2d2821'],
    text: ['#10222a', '#e5eef2'],
    muted: ['#475a63', '#b3c3cb'],
    border: ['#dfe6e4', '#263640'],
    borderStrong: ['#6b7d85', '#71858f'],
    own: ['#0c667e', '#13677f'],
    onOwn: ['#ffffff', '#ffffff'],
    onOwnMuted: ['#e3f7fc', '#e0f5fb'],
    other: ['#ffffff', '#283d49'],
    accent: ['#0e6d86', '#197c98'],
    accentText: ['#0b6379', '#86d4ea'],
    soft: ['#d9f1f6', '#163946'],
    onSoft: ['#0a5669', '#a1e0f1'],
  },
  // The sea from far to near, foam, wet and dry sand, the sun.
  inks: [
    ['#a9dbe8', '#0f2c3c'],
    ['#8accdd', '#0d3243'],
    ['#74c0d3', '#0c394b'],
    ['#f4fcfd', '#446d7d'],
    ['#ecd9b2', '#2c2923'],
    ['#f6e7c8', '#352d22'],
    ['#fff3c4', '#556973'],
  ],
  picture: beachPicture,
};
