import type { StickerPack } from './StickerPack.ts';

const face = (hue: number, mouth: string): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="hsl(${hue} 85% 65%)"/><circle cx="11" cy="13" r="2" fill="#222"/><circle cx="21" cy="13" r="2" fill="#222"/><path d="${mouth}" fill="none" stroke="#222" stroke-width="2" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};

const leaf = (hue: number): string => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M6 26C4 10 14 4 28 4c0 14-6 24-22 22Z" fill="hsl(${hue} 55% 50%)"/><path d="M4 29 20 12" stroke="hsl(${hue} 55% 28%)" stroke-width="2" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
};

const smile = 'M10 19q6 6 12 0';
const moods = [
  ['😀', smile],
  ['😐', 'M11 21h10'],
  ['🙁', 'M10 23q6-6 12 0'],
  ['😮', 'M14 21a2 2 0 1 0 4 0a2 2 0 1 0-4 0'],
] as const;

/** Two drawn packs for stories and tests: nothing is loaded for them. */
export const demoStickers: readonly StickerPack[] = [
  {
    id: 'faces',
    name: 'Faces',
    cover: face(45, smile),
    stickers: [45, 200, 330].flatMap((hue) =>
      moods.map(([name, mouth]) => ({ source: face(hue, mouth), name: `${name} ${hue}` })),
    ),
  },
  {
    id: 'leaves',
    name: 'Leaves',
    cover: leaf(120),
    stickers: [120, 60, 20].map((hue) => ({ source: leaf(hue), name: `🍃 ${hue}` })),
  },
];
