const picture = (width: number, height: number, sky: string, hills: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice"><rect width="120" height="80" fill="${sky}"/><circle cx="88" cy="22" r="10" fill="#fff" opacity=".9"/><path d="M0 60 30 34l22 20 20-14 48 34v6H0z" fill="${hills}"/><path d="M0 70q30-14 60 0t60-4v14H0z" fill="#0f1420" opacity=".35"/></svg>`,
  )}`;

/** Pictures drawn by code, for stories: they come without network and look the same everywhere. */
export const storyPictures = {
  /** Wide, in blue. */
  wide: picture(1200, 800, '#8fb2ff', '#1f5ae0'),
  /** High, in green. */
  high: picture(600, 1000, '#b7e4c7', '#16794a'),
  /** Square, in amber. */
  square: picture(800, 800, '#fdd9a0', '#a85b00'),
};
