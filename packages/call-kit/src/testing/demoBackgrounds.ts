import type { BackgroundImage } from '../core/devices/Background.ts';

const draw = (from: string, to: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><linearGradient id="g" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><rect width="160" height="90" fill="url(#g)"/></svg>`,
  )}`;

const image = (name: string, from: string, to: string): BackgroundImage => {
  const url = draw(from, to);
  return { name, url, previewUrl: url };
};

/** Some backgrounds for demonstrations. */
export const demoBackgrounds: readonly BackgroundImage[] = [
  image('Ocean', '#9fd3e8', '#1d5f86'),
  image('Desert', '#f6d7a2', '#b5653a'),
  image('Nature', '#cfe8b8', '#3c7048'),
];
